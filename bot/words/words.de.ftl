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

# Am Tisch

awaited = ➡️ { $who } ist dran · gerufen { $since }
awaited-maybe = ↪️ { $who } darf sich melden · gefragt { $since }
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
no-card-called = Eine Karte namens „{ $card }“ gibt es nicht.
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
no-permission = Das lässt Discord mich hier nicht tun.
no-permissions = Hier fehlt mir die Berechtigung: { $missing }.
no-idea = Da ist bei mir etwas schiefgegangen. Vom Spiel ist nichts verloren. Passiert es wieder, sag dem, der Elder betreibt: { $number }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
instead-new = `/spiel neu` stellt einen auf.
instead-add-computer = *Computerspieler dazu* füllt einen Platz.
instead-choices = Möglich: { $choices }.
instead-complete = Tippe den Anfang eines Namens und nimm, was angeboten wird.
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
    .card = karte
    .card-about = Eine Karte oder ein Gebäude eines Spiels, beim Namen.
    .game = spiel
    .game-about = Von welchem Spiel?
cmd-help = hilfe
    .about = Wie man mit Elder spielt
