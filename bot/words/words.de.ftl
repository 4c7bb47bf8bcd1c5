# Was Elder im Chat sagt. Die Worte eines Spiels stehen bei seinen Regeln.

# Kleinigkeiten

cited = Regelheft: { $game } { $section }
choice-yes = Ja
choice-no = Nein
choice-nothing = Nichts
choice-enough = Das ist alles
back = ‹ Zurück
do-it = Ausführen
done = Erledigt.
chosen = Du hast gewählt: { $action }.
page = { $page } / { $pages }
page-next = Weiter
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
lobby-computer = Computerspieler hinzufügen
lobby-dismiss = Computerspieler entfernen
lobby-start = Los geht’s
lobby-tribe = Wähle deinen Stamm
tribe-taken = { $tribe } · vergeben an { $name }
tribe-computer = { $tribe } · { $name } 🤖 tauscht mit dir
lobby-options = Eine Option ändern
option-line = { $option }: { $value }
opened = Der Tisch ist eröffnet. Setzt euch, wählt eure Stämme und drückt *Los geht’s*.
opened-thread = Der Tisch ist eröffnet, drüben in { $place }.
joined = Du sitzt am Tisch. Deinen Stamm wählst du in der Nachricht des Tisches.
thread-offer = In diesem Kanal gibt es schon einen Tisch. Soll ich deinen in einem Thread daneben eröffnen?
thread-make = Im Thread eröffnen
thread-name = { $game } mit { $who }

# Am Tisch

awaited = ➡️ { $who } ist dran · gerufen { $since }
awaited-maybe = ↪️ { $who } darf eingreifen · gefragt { $since }
awaited-computer = 🤖 { $who } überlegt …
table-parked = 🅿️ Dieser Tisch pausiert. { $reason }
button-turn = Dein Zug
button-hand = Meine Hand
button-undo = Zurücknehmen
button-log = Verlauf
button-help = Hilfe
not-your-turn = Gerade hast du nichts zu entscheiden. Elder wartet auf { $awaited }.
not-playing = An diesem Tisch gibt es gerade nichts zu entscheiden.
events-earlier = … und davor noch { $count }: siehe *Verlauf*

# Zurücknehmen

undo-sure = Willst du deine letzte Aktion zurücknehmen?
undo-yes = Zurücknehmen
undo-asks =
    ↩️ { $what_key ->
        [none] { $who } möchte weiter zurückgehen.
       *[other] { $who } möchte zurück, und zwar vor „{ $what }“.
    } Es fehlt die Antwort von { $voters }.
undo-agree = Einverstanden
undo-refuse = Lieber nicht

# Gehen und beenden

leave-sure = Willst du das Spiel verlassen? Deinen Platz übernimmt dann ein Computerspieler.
leave-yes = Verlassen
end-sure = Willst du dieses Spiel für alle beenden?
end-yes = Beenden

# Verlauf, Stand, Regelheft, Hilfe

log-earlier = ‹ Früher
log-newest = Neuestes »
log-empty = Noch ist nichts geschehen.
status-lobby = Der Tisch wartet auf Mitspieler.
status-leaving = Geht jemand, übernimmt ein Computerspieler den Platz; niemand wartet vergebens.
dice-promise = Faire Würfel: Der Startwert dieses Spiels hat den SHA-256 `{ $hash }`. Der Startwert selbst wird nach dem Spiel gezeigt.
book-choose = Wähle einen Abschnitt
book-contents = Inhalt
help-title = Spielen mit Elder
help-text =
    🪑 **Anfangen** `/spiel neu` eröffnet einen Tisch. Setzt euch, holt euch Computerspieler dazu, wenn ihr mögt, und drückt *Los geht’s*.
    👉 **Spielen** Wenn Elder dich ruft, drück *Dein Zug*. Angeboten wird dir nur, was erlaubt ist, und bevor etwas geschieht, liest du es in Worten. Oder tipp es ein: Jedes Spiel hat seinen eigenen Befehl, und der ergänzt, was du tippst.
    👀 **Schauen** `/brett` zeigt nur dir das Brett, `/brett text:True` beschreibt es in Worten. `/verlauf` erzählt, was war, `/spiel stand` sagt, wie es steht und auf wen gewartet wird.
    ↩️ **Hoppla** *Zurücknehmen* macht deine letzte Aktion ungeschehen. Wurde danach schon gewürfelt oder etwas aufgedeckt, oder war jemand anders dran, werden erst die anderen gefragt.
    📖 **Regeln** `/regeln` öffnet das Regelheft, `/regeln thema:` durchsucht es.
help-handbook = Regeln von { $game }

# Das Ende

winners =
    { $winners_key ->
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen gemeinsam!
    }
game-ended = Das Spiel wurde beendet, bevor es entschieden war.
rematch = Noch einmal spielen
dice-fair = Faire Würfel: Der Startwert war `{ $seed }`; sein SHA-256, wie zu Beginn genannt, ist `{ $hash }`.
ended-by-owner = { $who } hat das Spiel beendet.
ended-all-left = Alle sind gegangen; der Tisch ist geschlossen.
parked-damaged = Seine Aufzeichnungen sind beschädigt. Wer Elder betreibt, findet den Grund im Log.
parked-server-gone = Seinen Server gibt es nicht mehr, oder er hat mich weggeschickt.
parked-channel-gone = Seinen Kanal gibt es nicht mehr.

# Ärger mit einem Kanal, dem gesagt, dem der Tisch gehört

trouble-owner = Das Spiel in { $channel } lässt sich nicht zeigen. { $why }
trouble-locked = Der Thread ist gesperrt; entsperre ihn, dann geht es weiter.
trouble-permissions = Mir fehlt dort die Berechtigung: { $permissions }.

# Was am Tisch geschah

did-open = { $who } eröffnet den Tisch.
did-join = { $who } setzt sich an den Tisch.
did-join-instead = { $who } setzt sich auf den Platz von { $instead }, einem Computerspieler.
did-leave = { $who } verlässt den Tisch.
did-add-computer = { $who }, ein Computerspieler, kommt dazu.
did-remove-computer = { $who }, ein Computerspieler, verlässt den Tisch.
did-choose-tribe = { $who } spielt { $tribe }.
did-set-option = { $option } ist jetzt: { $value }.
did-start = Das Spiel beginnt! Die Würfel sind versiegelt: Ihr Startwert hat den SHA-256 `{ $hash }`.
did-start-brief = Das Spiel beginnt! Die Würfel sind versiegelt: Fingerabdruck `{ $hash }…`, vollständig im *Verlauf*.
did-give-seat = { $who } ist gegangen; { $to }, ein Computerspieler, spielt weiter.
did-unpark = Am Tisch geht es weiter.
did-ask-undo = { $who } möchte weiter zurückgehen.
did-agree-undo = { $who } ist einverstanden.
did-refuse-undo = { $who } möchte lieber nicht; nichts wird zurückgenommen.
did-withdraw-undo = { $who } möchte doch nicht zurückgehen.
did-lapse-undo = Das Spiel ist weitergegangen; der Wunsch von { $who }, zurückzugehen, gilt nicht mehr.
did-undo = { $who } nimmt die letzte Aktion zurück.
did-take-back = { $who } nimmt zurück: „{ $what }“.

# Warum nicht

refused-by = { $why } ({ $section })
no-stale = Seit sich das hier geöffnet hat, ist das Spiel weitergegangen. Es wurde nichts getan.
no-together = Das lässt sich nicht zusammen wählen.
no-such-choice = „{ $text }“ gehört nicht zu dem, was gerade möglich ist.
no-such-now = „{ $action }“ geht gerade nicht.
no-such-button = Diesen Knopf kenne ich nicht mehr.
no-such-command = Diesen Befehl kenne ich nicht mehr. Discord braucht manchmal eine Minute, um die neuen zu lernen.
no-such-table = Diesen Tisch gibt es nicht mehr.
no-such-game = Ein Spiel namens „{ $name }“ kenne ich nicht.
no-such-option = Eine Option „{ $name }“ gibt es nicht.
no-such-value = „{ $value }“ gibt es nicht bei der Option „{ $option }“.
no-such-tribe = Einen Stamm „{ $name }“ gibt es nicht.
no-such-topic = Über „{ $topic }“ steht nichts im Regelheft.
no-such-game-here = An diesem Tisch wird etwas anderes gespielt: { $game }.
no-table-yet = In diesem Kanal gibt es keinen Tisch.
no-table-here = In diesem Kanal gibt es schon einen Tisch.
no-guild = Ein Tisch braucht einen Kanal auf einem Server.
no-thread-here = Hier lässt sich kein Thread erstellen. Versuch es in einem anderen Textkanal.
no-hands = Bei { $game } liegt alles offen; niemand hat Karten auf der Hand.
no-seats = Dieses Spiel ist für { $low } bis { $high } Spieler.
no-seated-already = Du sitzt hier schon.
no-stranger = Du sitzt nicht an diesem Tisch.
no-owner = Das kann nur, wer den Tisch leitet: { $owner }.
no-full =
    { $seats ->
        [2] Beide Plätze sind besetzt.
       *[other] Alle { $seats } Plätze sind besetzt.
    }
no-too-few =
    { $here ->
        [one] Hier sitzt erst ein Spieler; { $low } müssen es sein.
       *[other] Hier sitzen erst { $here } Spieler; { $low } müssen es sein.
    }
no-tribe-taken = { $tribe } ist vergeben: Damit spielt schon { $who }.
no-computer-here = Hier sitzt kein Computerspieler.
no-started = Das Spiel hat noch nicht begonnen.
no-started-already = Das Spiel hat schon begonnen.
no-over-already = Dieses Spiel ist vorbei.
no-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
no-undo-asked = { $who } möchte schon zurückgehen; erst muss das beantwortet werden.
no-undo-answered = Du hast schon geantwortet.
no-undo-request = Es möchte niemand mehr zurückgehen.
no-undo-new-rules = Seit dieses Spiel begonnen hat, wurden die Regeln berichtigt; darum lässt sich darin nichts zurücknehmen.
no-permission = Das lässt Discord mich hier nicht tun.
no-permissions = Hier fehlt mir die Berechtigung: { $missing }.
no-idea = Da ist bei mir etwas schiefgegangen. Vom Spiel ist nichts verloren. Passiert es wieder, nenn dem, der Elder betreibt, diese Nummer: { $number }.
no-book = In mein Spielebuch lässt sich gerade nichts schreiben. Es wurde nichts getan; versuch es in einer Minute noch einmal. Hält es an, nenn dem, der Elder betreibt, diese Nummer: { $number }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
instead-new = `/spiel neu` eröffnet einen.
instead-second-table = `/spiel neu` eröffnet noch einen, in einem Thread.
instead-tribes = Du kannst { $tribes } wählen.
instead-swap = So tauscht ihr: Verlass den Tisch, lass { $who } deinen Stamm wählen und setz dich wieder.
instead-add-computer = *Computerspieler hinzufügen* füllt einen Platz.
instead-choices = Möglich sind: { $choices }.
instead-contents = `/regeln` ohne Thema zeigt den Inhalt.

# Befehle

cmd-game = spiel
    .about = Einen Tisch eröffnen, mitspielen, den Stand ansehen
cmd-game-new = neu
    .about = In diesem Kanal einen Tisch eröffnen
    .game = spiel
    .game-about = Was möchtest du spielen?
    .seats = plätze
    .seats-about = Wie viele Plätze hat der Tisch? So viele, wie das Spiel erlaubt, wenn du nichts sagst.
cmd-game-join = mitspielen
    .about = Am Tisch in diesem Kanal mitspielen
cmd-game-leave = gehen
    .about = Deinen Platz aufgeben
cmd-game-start = start
    .about = Das Spiel mit allen beginnen, die hier sitzen
cmd-game-status = stand
    .about = Wer wo sitzt, wie es steht, auf wen gewartet wird, was vereinbart ist
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
