# Was Elder im Chat sagt. Die Worte eines Spiels stehen bei seinen Regeln.

# Kleinigkeiten

cited = { $game } { $section }
choice-yes = Ja
choice-no = Nein
choice-nothing = Nichts
choice-enough = Das ist alles
back = ‹ Zurück
do-it = So machen
done = Erledigt.
page = { $page } / { $pages }
page-next = Mehr
binding = Danach kannst du das vielleicht nicht mehr allein zurücknehmen.
number-between = Eine Zahl von { $low } bis { $high }
typed-guess = Habe ich dich richtig verstanden?

# Vor dem Spiel

lobby-seats = Am Tisch: { $taken } von { $seats }
seat-taken = { $number }. **{ $name }** · { $tribe }
seat-computer = { $number }. **{ $name }** 🤖 · { $tribe }
seat-free = { $number }. *ein freier Platz*
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-computer = Computerspieler dazu
lobby-dismiss = Computerspieler weg
lobby-start = Los geht’s
lobby-tribe = Wähle deinen Stamm
lobby-options = Eine Option ändern
option-line = { $option }: { $value }
opened = Der Tisch steht. Setzt euch, wählt eure Stämme und drückt *Los geht’s*.
opened-thread = Der Tisch steht drüben in { $place }.
joined = Du sitzt am Tisch. Deinen Stamm wählst du in der Tischnachricht.
thread-offer = In diesem Kanal steht schon ein Tisch. Soll ich deinen in einem Thread daneben aufstellen?
thread-make = Im Thread aufstellen
thread-name = { $game } mit { $who }

# Zeit

hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
terms-limit = Bedenkzeit
    .about = Wie lange darf jemand überlegen, bevor Elder eingreift? Mit jeder Aktion beginnt eine neue Entscheidung; ohne Vorwarnung läuft niemandes Zeit ab.
    .none = so lange ihr wollt
terms-bank = Zeit ansparen
    .about = Wer früh entscheidet, spart den Rest bis zu dieser Grenze für eine längere Entscheidung auf.
    .none = nein
terms-out = Wenn die Zeit um ist
    .about = Was geschieht, wenn jemand trotz Vorwarnung nicht rechtzeitig entschieden hat?
    .remind = Elder ruft noch einmal und wartet
    .decide = Elder beantwortet diese eine Frage
    .stand-in = Elder spielt bis zur Rückkehr
terms-guests = Nachzügler an Computerplätze
    .about = Darf jemand mitten im Spiel für einen Computerspieler einsteigen?
until-remind = -# ⏳ Entscheidung { $until }; dann ruft Elder noch einmal
until-decide = -# ⏳ Entscheidung { $until }, sonst beantwortet Elder diese eine Frage
until-stand-in = -# ⏳ Entscheidung { $until }, sonst spielt Elder weiter, bis du zurück bist
paused = ⏸️ Das Spiel ruht seit { $since } und mit ihm alle Uhren. Wer handelt oder *Weiter* drückt, beendet die Pause.
pause-asks = ⏸️ { $who } wünscht sich eine Pause. Es fehlt die Antwort von { $voters }.
pause-end = Weiter
take-seat = Für { $who } einsteigen
seat-offered = Dein Platz ist zu haben: Wer ihn nimmt, bekommt deine Hand und alle deine Geheimnisse, und bis dahin spielst du weiter. Derselbe Befehl behält ihn doch.
seat-kept = Du behältst deinen Platz.
seat-yours = Der Platz gehört dir, mit allem, was dazugehört.
kick-sure = { $who } wegschicken? Den Platz übernimmt ein Computerspieler.
kick-yes = Wegschicken

# Meine Tische, meine Gewohnheiten

games-title = Deine Tische
games-none = Du sitzt an keinem Tisch.
games-awaited = ➡️ **{ $game }** in { $place } · [zum Tisch]({ $link }) · { $how }
games-playing = ⏺️ { $game } in { $place } · [zum Tisch]({ $link }) · { $how }
games-paused = ⏸️ { $game } in { $place } · [zum Tisch]({ $link }) · { $how }
games-lobby = 🪑 { $game } in { $place } · [zum Tisch]({ $link }) · wartet auf Mitspieler { $how }
games-parked = 🅿️ { $game } in { $place } · kann gerade nicht weitergehen { $how }
games-since = auf dich wird gewartet, seit { $since }
games-until = auf dich wird gewartet; Entscheidung { $until }
games-more =
    { $count ->
        [one] … und noch einer
       *[other] … und noch { $count }
    }
games-close = { $game } beenden
habits-title = Wann du von Elder hörst
habits-away = 🏖️ Du hast Urlaub bis { $until }. Deine Uhren stehen still, und niemand erinnert dich.
habits-quiet = 🌙 Ruhe von { $from } bis { $to } ({ $zone }): keine Erinnerung, keine Vorwarnung, und keine Zeit läuft dir ab, bevor du gewarnt werden konntest.
habits-no-quiet = 🌙 Keine Ruhezeit ({ $zone }).
habits-reminders = ⏰ Erinnerungen: { $spacing }.
habits-note = Einmal gerufen wirst du zu jedem Zug auf jeden Fall. `/ich zurück` beendet einen Urlaub, `/ich ruhe` ohne Uhrzeit die Ruhezeit.
spacing-0 = nie
spacing-10800 = alle 3 Stunden
spacing-21600 = alle 6 Stunden
spacing-43200 = alle 12 Stunden
spacing-86400 = jeden Tag
spacing-172800 = alle 2 Tage
spacing-259200 = alle 3 Tage
spacing-604800 = jede Woche

# Am Tisch

awaited = ➡️ { $who } ist dran · gerufen { $since }
awaited-maybe = ↪️ { $who } darf sich melden · gefragt { $since }
awaited-absent = 🤖 Elder entscheidet für { $who } …
awaited-computer = 🤖 { $who } überlegt …
table-parked = 🅿️ Dieser Tisch ist zur Seite gestellt. { $reason }
button-turn = Dein Zug
button-hand = Meine Hand
button-undo = Zurücknehmen
button-log = Verlauf
button-help = Hilfe
not-your-turn = Gerade hast du nichts zu entscheiden. Elder wartet auf { $awaited }.
not-playing = An diesem Tisch gibt es gerade nichts zu entscheiden.

# Zurücknehmen

undo-sure = Deine letzte Aktion zurücknehmen?
undo-yes = Zurücknehmen
undo-asks =
    ↩️ { $what_key ->
        [none] { $who } möchte weiter zurückgehen.
       *[other] { $who } möchte zurück, und zwar vor „{ $what }“.
    } Es fehlt die Antwort von { $voters }.
undo-agree = Einverstanden
undo-refuse = Lieber nicht

# Gehen und beenden

leave-sure = Das Spiel verlassen? Deinen Platz übernimmt ein Computerspieler.
leave-yes = Verlassen
end-sure = Dieses Spiel für alle beenden?
end-yes = Beenden

# Verlauf, Stand, Regelheft, Hilfe

log-earlier = ‹ Früher
log-newest = Neuestes »
log-empty = Noch ist nichts geschehen.
status-lobby = Der Tisch wartet auf Mitspieler.
status-leaving = Wer geht, wird von einem Computerspieler vertreten; niemand wartet vergebens.
dice-promise = Faire Würfel: Der Startwert dieses Spiels hat den SHA-256 `{ $hash }`. Ihr bekommt ihn, wenn das Spiel vorbei ist.
book-choose = Wähle einen Abschnitt
book-contents = Inhalt
help-title = Spielen mit Elder
help-text =
    🪑 **Anfangen** `/spiel neu` stellt einen Tisch auf. Setzt euch, holt euch Computerspieler dazu, wenn ihr mögt, und drückt *Los geht’s*.
    👉 **Spielen** Wenn Elder dich ruft, drück *Dein Zug*. Angeboten wird dir nur, was erlaubt ist, und bevor etwas geschieht, liest du es in Worten. Oder tipp es: Jedes Spiel hat seinen eigenen Befehl, und der ergänzt, was du tippst.
    👀 **Schauen** `/brett` zeigt das Brett nur dir, `/brett text:True` sagt es in Worten. `/verlauf` erzählt, was war, `/spiel stand`, auf wen gewartet wird.
    ⏳ **In Ruhe** `/spiele` zeigt alle deine Tische. `/ich` kennt deinen Urlaub und deine Ruhezeit; `/spiel pause` lässt ein Spiel ruhen, `/spiel ablösen` gibt deinen Platz weiter.
    ↩️ **Hoppla** *Zurücknehmen* holt deine letzte Aktion zurück. Ist schon gewürfelt, etwas aufgedeckt oder hat jemand anders gehandelt, werden die anderen gefragt.
    📖 **Regeln** `/regeln` öffnet das Regelheft, `/regeln thema:` durchsucht es.
help-handbook = Regeln von { $game }

# Das Ende

winners =
    { $winners_key ->
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen gemeinsam!
    }
game-ended = Das Spiel wurde beendet, bevor es entschieden war.
rematch = Noch einmal
dice-fair = Faire Würfel: Der Startwert war `{ $seed }`, sein zu Beginn genannter SHA-256 `{ $hash }`.
ended-by-owner = { $who } hat das Spiel beendet.
ended-all-left = Alle sind gegangen; der Tisch ist abgeräumt.
parked-damaged = Seine Unterlagen sind beschädigt. Wer Elder betreibt, findet den Grund im Log.
parked-server-gone = Seinen Server gibt es nicht mehr, oder er hat mich weggeschickt.
parked-channel-gone = Seinen Kanal gibt es nicht mehr.

# Ärger mit einem Kanal, dem gesagt, dem der Tisch gehört

trouble-owner = Das Spiel in { $channel } lässt sich nicht zeigen. { $why }
trouble-locked = Der Thread ist gesperrt; gib ihn frei, dann geht es weiter.
trouble-permissions = Mir fehlt dort die Berechtigung: { $permissions }.

# Was am Tisch geschah

did-open = { $who } stellt den Tisch auf.
did-join = { $who } setzt sich.
did-leave = { $who } steht auf.
did-add-computer = { $who } spielt als Computer mit.
did-remove-computer = { $who } wird doch nicht gebraucht.
did-choose-tribe = { $who } spielt { $tribe }.
did-set-option = { $option } ist jetzt: { $value }.
did-start = Das Spiel beginnt! Die Würfel sind versiegelt: `{ $hash }` ist der SHA-256 ihres Startwerts.
did-give-seat = { $who } ist gegangen; { $to } spielt als Computer weiter.
did-leave-server = { $who } ist nicht mehr auf diesem Server; { $to } spielt als Computer weiter.
did-leave-server-lobby = { $who } ist nicht mehr auf diesem Server.
did-kick = { $who } wurde weggeschickt; { $to } spielt als Computer weiter.
did-kick-lobby = { $who } wurde weggeschickt.
did-offer-seat = { $who } bietet den Platz an: Wer möchte weiterspielen?
did-keep-seat = { $who } behält den Platz doch.
did-take-seat = { $who } übernimmt den Platz von { $whose }.
did-run-out-remind = Die Zeit von { $who } ist um. Das Spiel wartet.
did-run-out-decide = Die Zeit von { $who } ist um: Diese eine Frage beantwortet Elder.
did-run-out-stand-in = Die Zeit von { $who } ist um: Elder spielt weiter, bis { $who } zurück ist.
did-come-back = { $who } ist zurück.
did-go-on-holiday = { $who } hat Urlaub bis { $until }; so lange steht die Uhr still.
did-end-holiday = { $who } ist aus dem Urlaub zurück.
did-ask-pause = { $who } wünscht sich eine Pause.
did-refuse-pause = { $who } möchte lieber weiterspielen.
did-withdraw-pause = { $who } möchte doch keine Pause.
did-pause = Das Spiel ruht.
did-go-on = Das Spiel geht weiter.
did-unpark = Der Tisch steht wieder bereit.
did-ask-undo = { $who } möchte weiter zurückgehen.
did-agree-undo = { $who } ist einverstanden.
did-refuse-undo = { $who } möchte lieber nicht; nichts wird zurückgenommen.
did-withdraw-undo = { $who } möchte doch nicht zurückgehen.
did-lapse-undo = Es ging weiter, damit hat sich der Wunsch von { $who } zurückzugehen erledigt.
did-undo = { $who } nimmt die letzte Aktion zurück.
did-take-back = { $who } nimmt zurück: „{ $what }“.

# Warum nicht

refused-by = { $why } ({ $section })
no-stale = Seit dieses Feld entstand, ist das Spiel weitergegangen. Es wurde nichts getan.
no-together = Das lässt sich nicht zusammen wählen.
no-such-choice = „{ $text }“ finde ich nicht unter dem, was gerade möglich ist.
no-such-now = „{ $action }“ geht gerade nicht.
no-such-button = Diesen Knopf kenne ich nicht mehr.
no-such-command = Diesen Befehl kenne ich nicht mehr. Discord braucht manchmal eine Minute, um die neuen zu lernen.
no-such-table = Diesen Tisch gibt es nicht mehr.
no-such-game = Ein Spiel namens „{ $name }“ kenne ich nicht.
no-such-option = Eine Option „{ $name }“ gibt es nicht.
no-such-value = { $option } kann nicht „{ $value }“ sein.
no-such-tribe = Einen Stamm „{ $name }“ gibt es nicht.
no-such-topic = Über „{ $topic }“ steht nichts im Regelheft.
no-such-game-here = An diesem Tisch wird etwas anderes gespielt: { $game }.
no-table-yet = In diesem Kanal steht kein Tisch.
no-table-here = In diesem Kanal steht schon ein Tisch.
no-guild = Ein Tisch braucht einen Kanal auf einem Server.
no-thread-here = Hier lässt sich kein Thread öffnen. Versuch es in einem anderen Textkanal.
no-hands = Bei { $game } liegt alles offen; niemand hat eine Hand.
no-seats = Dieses Spiel ist für { $low } bis { $high }.
no-seated-already = Du sitzt hier schon.
no-stranger = Du sitzt nicht an diesem Tisch.
no-owner = Das kann nur, wem der Tisch gehört: { $owner }.
no-full =
    { $seats ->
        [2] Beide Plätze sind besetzt.
       *[other] Alle { $seats } Plätze sind besetzt.
    }
no-too-few =
    { $here ->
        [one] Hier sitzt erst einer; { $low } müssen es sein.
       *[other] Hier sitzen erst { $here }; { $low } müssen es sein.
    }
no-tribe-taken = { $tribe } spielt schon { $who }.
no-computer-here = Hier sitzt kein Computerspieler.
no-started = Das Spiel hat noch nicht begonnen.
no-started-already = Das Spiel hat schon begonnen.
no-over-already = Dieses Spiel ist vorbei.
no-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
no-undo-asked = { $who } hat schon darum gebeten zurückzugehen; das kommt zuerst.
no-undo-answered = Deine Antwort ist schon bekannt.
no-undo-request = Niemand bittet mehr darum zurückzugehen.
no-undo-new-rules = Seit diesem Spielbeginn wurden die Regeln berichtigt, darum lässt sich darin nichts zurücknehmen.
no-seat-free = Hier ist kein Platz für dich frei: Keiner wird angeboten, und keiner eines Computerspielers darf übernommen werden.
no-other-seat = Du hattest in diesem Spiel den Platz von { $who } und kennst seine Geheimnisse; einen anderen kannst du nicht nehmen.
no-such-guest = So jemand sitzt hier nicht.
no-kick-self = Dich selbst kannst du nicht wegschicken.
no-absent = Du entscheidest für dich selbst.
no-pause-asked = { $who } hat schon um eine Pause gebeten.
no-paused-already = Das Spiel ruht schon.
no-paused = Das Spiel ruht nicht.
no-pause-request = Um eine Pause bittet niemand mehr.
no-such-day = Diesen Tag verstehe ich nicht.
no-such-holiday = Ein Urlaub endet zwischen heute und in { $days } Tagen.
no-such-hour = Diese Uhrzeiten verstehe ich nicht.
no-such-quiet = Eine Ruhezeit dauert höchstens { $hours } Stunden, sonst könnte niemand mit dir spielen.
no-such-zone = So eine Zeitzone kenne ich nicht.
no-permission = Das lässt Discord mich hier nicht tun.
no-permissions = Hier fehlt mir die Berechtigung: { $missing }.
no-idea = Da ist bei mir etwas schiefgegangen. Vom Spiel ist nichts verloren. Passiert es wieder, sag dem, der Elder betreibt: { $number }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
instead-replace = Wer am Tisch sitzt, kann mit `/spiel ablösen` seinen Platz anbieten.
instead-leave = `/spiel gehen` gibt deinen eigenen Platz auf.
instead-day = Schreib ihn so: { $example }.
instead-hour = Schreib beide so: 22:00 und 7:30.
instead-zone = Schreib sie so: Europe/Berlin.
instead-new = `/spiel neu` stellt einen auf.
instead-add-computer = *Computerspieler dazu* füllt einen Platz.
instead-choices = Möglich: { $choices }.
instead-contents = `/regeln` ohne Thema zeigt den Inhalt.

# Befehle

cmd-game = spiel
    .about = Einen Tisch aufstellen, mitspielen, nach ihm sehen
cmd-game-new = neu
    .about = In diesem Kanal einen Tisch aufstellen
    .game = spiel
    .game-about = Was möchtest du spielen?
    .seats = plätze
    .seats-about = Wie viele sollen am Tisch sitzen? So viele wie möglich, wenn du nichts sagst.
cmd-game-join = mitspielen
    .about = Dich an den Tisch in diesem Kanal setzen
cmd-game-leave = gehen
    .about = Deinen Platz aufgeben
cmd-game-start = start
    .about = Das Spiel mit allen beginnen, die hier sitzen
cmd-game-pause = pause
    .about = Das Spiel ruhen lassen, wenn alle einverstanden sind; oder weitermachen
cmd-game-replace = ablösen
    .about = Deinen Platz jemand anderem anbieten oder ihn doch behalten
cmd-game-kick = wegschicken
    .about = Jemanden von deinem Tisch wegschicken
    .player = spieler
    .player-about = Wer soll gehen?
cmd-games = spiele
    .about = Alle deine Tische, zuerst die, die auf dich warten
cmd-me = ich
    .about = Wann du von Elder hören möchtest
cmd-me-away = weg
    .about = In Urlaub gehen: Deine Uhren stehen still
    .until = bis
    .until-about = Der letzte Tag deines Urlaubs
cmd-me-back = zurück
    .about = Deinen Urlaub beenden
cmd-me-quiet = ruhe
    .about = Stunden, in denen dich niemand erinnert; ohne Angabe gibt es keine
    .from = von
    .from-about = Wann beginnen sie?
    .to = bis
    .to-about = Wann enden sie?
    .zone = zeitzone
    .zone-about = Deine Zeitzone
cmd-me-reminders = erinnern
    .about = Wie oft Elder dich erinnern darf
    .every = abstand
    .every-about = Höchstens wie oft?
cmd-game-status = stand
    .about = Wer wo sitzt, auf wen gewartet wird, was vereinbart ist
cmd-game-end = beenden
    .about = Das Spiel für alle beenden
cmd-actions = aktionen
    .about = Was du im Spiel tun kannst
cmd-board = brett
    .about = Das Brett ansehen, nur für dich
    .text = text
    .text-about = In Worten statt als Bild
cmd-hand = hand
    .about = Ansehen, was nur du sehen darfst
cmd-undo = zurücknehmen
    .about = Deine letzte Aktion zurücknehmen
cmd-log = verlauf
    .about = Nachlesen, was geschehen ist
cmd-rules = regeln
    .about = Das Regelheft aufschlagen
    .topic = thema
    .topic-about = Was möchtest du wissen?
    .game = spiel
    .game-about = Von welchem Spiel?
cmd-help = hilfe
    .about = Wie man mit Elder spielt
