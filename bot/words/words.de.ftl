# Was Elder im Chat sagt. Die Worte eines Spiels stehen bei seinen Regeln.

# Kleinigkeiten

cited = Regelheft: { $game } { $section }
choice-yes = ja
choice-no = nein
choice-nothing = Nichts
choice-enough = Das ist alles
choice-vain = Du könntest dann nichts tun.
choice-idle = Etwas anderes kannst du gerade nicht tun.
left-to-elder = 🤫 Elder lässt das gleich für dich verstreichen. Willst du selbst antworten, dann wähl unten, immer gefragt zu werden.
back = ‹ Zurück
do-it = Ausführen
done = Erledigt.
chosen = Gewählt: { $action }.
page = { $page } / { $pages }
page-next = Weiter
binding = Danach kannst du das vielleicht nicht mehr allein zurücknehmen.
number-between = Eine Zahl von { $low } bis { $high }
all-words = alle alles allen jeden sämtliche
number-words = ein eine einen eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn
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
tribe-computer = { $tribe } · { $name } 🤖 tauscht mit dir
lobby-options = Eine Option ändern
option-line = { $option }: { $value }
usual-rules = Übliche Regeln
no-hurry = ohne Zeitlimit
opened = Der Tisch ist eröffnet. Setzt euch und drückt *Los geht’s*, wenn alle da sind.
opened-thread = Der Tisch ist eröffnet, drüben in { $place }.
setting-up = ⏳ Es wird aufgebaut …
joined = Du hast einen Platz. In der Nachricht des Tisches steht, wen du spielst; dort kannst du es ändern.
thread-offer = In diesem Kanal gibt es schon einen Tisch. Soll ich deinen in einem Thread daneben eröffnen?
thread-make = Im Thread eröffnen
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
terms-guests = Nachzügler dürfen Computerplätze übernehmen
    .about = Darf jemand mitten im Spiel für einen Computerspieler einsteigen?
terms-discreet = Computerspieler lassen sich mit geheimen Antworten Zeit
    .about = Soll man sie nicht von jemandem unterscheiden können, der solche Antworten Elder überlässt? Das macht sie langsamer.
until-remind = -# ⏳ Entscheidung { $until }; dann ruft Elder noch einmal
until-decide = -# ⏳ Entscheidung { $until }, sonst beantwortet Elder diese eine Frage
until-undo = -# ⏳ fehlt { $until } noch eine Antwort, wird nichts zurückgenommen, und das Spiel geht weiter
until-stand-in = -# ⏳ Entscheidung { $until }, sonst spielt Elder weiter, bis du zurück bist
paused = ⏸️ Pause, begonnen { $since }: Das Spiel ruht und mit ihm alle Uhren. Wer handelt oder *Weiter* drückt, beendet die Pause.
pause-asks = ⏸️ { $who } wünscht sich eine Pause. Es fehlt die Antwort von { $voters }.
pause-end = Weiter
take-seat = Für { $who } einsteigen
seat-offered = Dein Platz ist zu haben: Wer ihn nimmt, bekommt deine Hand und alle deine Geheimnisse, und bis dahin spielst du weiter. Derselbe Befehl behält ihn doch.
seat-kept = Du behältst deinen Platz.
seat-yours = Der Platz gehört dir, mit allem, was dazugehört.
kick-sure = { $who } wegschicken? Der Platz ist dann weg, und zurück kommt { $who } erst, wenn du es erlaubst: mit demselben Befehl.
let-in = { $who } darf zurückkommen, mit `/spiel mitspielen`.
kick-yes = Wegschicken

# Meine Tische, meine Gewohnheiten

games-title = Deine Tische
games-none = Du sitzt an keinem Tisch.
games-awaited = ➡️ **{ $game }** in { $place } · [zum Tisch]({ $link }) · { $how }
games-playing = ⏺️ { $game } in { $place } · [zum Tisch]({ $link }) · { $how }
games-paused = ⏸️ { $game } in { $place } · [zum Tisch]({ $link }) · { $how }
games-lobby = 🪑 { $game } in { $place } · [zum Tisch]({ $link }) · wartet auf Mitspieler { $how }
games-parked = 🅿️ { $game } in { $place } · kann gerade nicht weitergehen { $how }
games-since = auf dich wird gewartet · gerufen { $since }
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
answers-title = { $game }: was du ein für alle Mal antwortest
answers-none = Dieses Spiel stellt keine kleinen Fragen immer wieder.
answers-entry = { $question }: { $answer }
answers-note = Das siehst nur du. Was du Elder überlässt, ruft dich nicht mehr; eine solche Antwort kannst du zurücknehmen wie jede andere.
answers-note-secret = 🤫 Für eine geheime Antwort lässt sich Elder Zeit, nach Zufall und egal, was du hältst.
answers-note-vain = 🤫 Wirst du doch gerufen, sehen die anderen, dass du antworten könntest: Wer auch das verbergen will, lässt sich immer fragen.
answering-always = immer fragen
    .about = Elder ruft dich zu jeder dieser Fragen.
answering-could = nur, wenn ich könnte
    .about = Wo du nichts tun kannst, lässt Elder die Frage für dich vorbeigehen.
answering-turn = in diesem Zug nicht
    .about = Elder lässt jede solche Frage vorbeigehen, bis der Zug vorbei ist.
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
awaited-maybe = ↪️ { $who } darf schon antworten · gefragt { $since }
awaited-absent = 🤖 Elder entscheidet für { $who } …
awaited-computer = 🤖 { $who } überlegt …
goes-on-below = ⬇️ Das Spiel geht unten weiter.
table-parked = 🅿️ Dieser Tisch pausiert. { $reason }
button-turn = Dein Zug
button-hand = Meine Hand
button-look = Genauer ansehen
board-whole = Alles
button-undo = Zurücknehmen
button-log = Verlauf
button-replay = Wiederholung
button-help = Hilfe
not-your-turn = Gerade hast du nichts zu entscheiden. Elder wartet auf { $awaited }.
complete-waiting = Jetzt nicht: Elder wartet auf { $awaited }
not-playing = An diesem Tisch gibt es gerade nichts zu entscheiden.
since-your-move = **Seit deinem letzten Zug**, vor dem, was die Tischnachricht erzählt:
events-earlier = … und davor noch { $count }: siehe *Verlauf*

# Zurücknehmen

undo-sure =
    { $what_key ->
        [none] Willst du deine letzte Aktion zurücknehmen?
       *[other] Willst du „{ $what }“ zurücknehmen?
    }
undo-others = Seitdem wurde gewürfelt, etwas aufgedeckt, oder jemand anders hat gehandelt. Zustimmung brauchst du von { $voters }; dann wird auch alles zurückgenommen, was danach kam.
undo-waits = Es fehlt die Antwort von { $voters }.
undo-yes = Zurücknehmen
undo-asks =
    ↩️ { $what_key ->
        [none] { $who } möchte eine geheime Entscheidung zurücknehmen und alles, was danach kam.
       *[other] { $who } möchte „{ $what }“ zurücknehmen und alles, was danach kam.
    } Es fehlt die Antwort von { $voters }.
undo-agree = Einverstanden
undo-refuse = Lieber nicht

# Gehen und beenden

leave-sure = Willst du das Spiel verlassen? Deinen Platz übernimmt dann ein Computerspieler.
leave-yes = Verlassen
end-sure = Willst du dieses Spiel für alle beenden?
end-yes = Beenden
restore-sure =
    Das Spiel für alle auf seine Aktion { $step } zurücksetzen? { $undone ->
        [one] Eine Aktion danach wird
       *[other] { $undone } Aktionen danach werden
    } zurückgenommen.
restore-yes = Zurücksetzen
restore-again-sure =
    Das Spiel für alle wieder bis zu seiner Aktion { $step } vorstellen? { $again ->
        [one] Eine Aktion gilt
       *[other] { $again } Aktionen gelten
    } dann wieder.
restore-again-yes = Vorstellen
restore-beginning = Der Anfang
restore-unsaid = etwas, das nicht alle wissen dürfen
restore-entry = { $step } · { $what }
moved = Der Tisch geht in { $place } weiter.
shown-to-everyone = Alle dürfen diesen Tisch jetzt mit `/brett`, `/verlauf` und `/wiederholung` ansehen.
shown-to-players = Nur wer mitspielt, darf diesen Tisch jetzt mit `/brett`, `/verlauf` und `/wiederholung` ansehen. Was in seinem Kanal steht, sehen dort weiterhin alle.
audience-everyone = alle
audience-players = wer mitspielt

# Verlauf, Stand, Regelheft, Hilfe

log-earlier = ‹ Früher
log-newest = Neuestes »
log-empty = Noch ist nichts geschehen.
status-lobby = Der Tisch wartet auf Mitspieler.
status-leaving = Geht jemand, übernimmt ein Computerspieler den Platz; niemand wartet vergebens.
dice-promise = Faire Würfel, versiegelt: Fingerabdruck `{ $hash }…`. `/nachprüfen` zeigt ihn ganz.
book-choose = Wähle einen Abschnitt
book-contents = Inhalt
help-title = Spielen mit Elder
help-text =
    🪑 **Anfangen** `/spiel neu` eröffnet einen Tisch. Setzt euch, holt euch Computerspieler dazu, wenn ihr mögt, und drückt *Los geht’s*.
    👉 **Spielen** Wenn Elder dich ruft, drück *Dein Zug*. Angeboten wird dir nur, was erlaubt ist, und bevor etwas geschieht, liest du es in Worten. Oder tipp es ein: Jedes Spiel hat seinen eigenen Befehl, und der ergänzt, was du tippst.
    👀 **Schauen** `/brett` zeigt nur dir das Brett, `/brett text:True` beschreibt es in Worten. `/verlauf` erzählt, was war, `/spiel stand` sagt, wie es steht und auf wen gewartet wird.
    ⏳ **In Ruhe** `/spiele` zeigt alle deine Tische. `/ich` kennt deinen Urlaub und deine Ruhezeit; `/spiel pause` lässt ein Spiel ruhen, `/spiel ablösen` gibt deinen Platz weiter.
    ↩️ **Hoppla** *Zurücknehmen* macht deine letzte Aktion ungeschehen. Wurde danach schon gewürfelt oder etwas aufgedeckt, oder war jemand anders dran, werden erst die anderen gefragt.
    📖 **Regeln** `/regeln` öffnet das Regelheft, `/regeln thema:` durchsucht es.
help-handbook = Regeln von { $game }

# Zurückschauen

replay-step = Aktion { $step } von { $steps }
replay-first = « Anfang
replay-back = ‹ Zurück
replay-on = Weiter ›
replay-last = Ende »
replay-film = Als Film
replay-stills = Schritt für Schritt
replay-record = Spieldatei
replay-proof = Faire Würfel?
film-told = Das ganze Spiel, { $steps ->
        [one] eine Aktion
       *[other] { $steps } Aktionen
    } in { $frames } Bildern
film-alt = Das Spiel vom Anfang bis zum Ende, in { $frames } Bildern. Am Ende: { $last }
film-wait = Ich schneide den Film; das kann eine Minute dauern.
record-about = Das ganze Spiel auf einem Blatt: sein Startwert und jede Aktion. `/spiel laden` spielt es noch einmal ab, hier oder anderswo, und ohne Chat tut das `python -m rules replay { $file }`.
brought-unseen = Elder hat nicht gesehen, wie es gespielt wurde, und kann für seine Würfel nicht bürgen.
proof-brought = Dieses Spiel kommt aus einer Datei. Niemand hat vor seinem Beginn das Siegel der Würfel gezeigt: Der Startwert kann nachträglich ausgesucht sein, und die Züge können von irgendwem stammen. Bekannt ist nur, dass seine { $actions } Aktionen nach den Regeln möglich sind.
proof-opened = Der Startwert `{ $seed }` hat den SHA-256 `{ $hash }`. Das ist das Siegel, das zu Beginn des Spiels gezeigt wurde: Niemand hat die Würfel nachträglich ausgesucht.
proof-sealed = Der Startwert der Würfel hat noch immer den SHA-256 `{ $hash }`, das Siegel, das zu Beginn des Spiels gezeigt wurde. Den Startwert selbst bekommt ihr, wenn das Spiel vorbei ist.
proof-broken = Der Startwert hat den SHA-256 `{ $hash }`, das Siegel zu Beginn aber war `{ $promised }`. Diesen Würfeln ist nicht zu trauen.
proof-played = Von Anfang an noch einmal gespielt, führen die { $actions } Aktionen genau zu der Stellung, die auf dem Brett steht.
proof-differs = Von Anfang an noch einmal gespielt, weicht das Spiel nach Aktion { $number } vom Brett ab. Was auf dem Brett steht, folgt nicht aus seinem Verlauf; sag es denen, die Elder betreiben.
proof-by-hand = Von Hand: Jedes Werkzeug für SHA-256 macht aus dem Startwert das Siegel. Wurf Nummer n (ab 0) ist der SHA-256 von „Startwert/n/0“; mit `/spiel sichern` bekommst du das ganze Spiel zum Nachspielen.

# Erfolge

ladder-title = { $game }: Bestenliste
ladder-points = Stärke
ladder-wins = Siege
ladder-games = Spiele
ladder-line = { $place } **{ $who }** · { $points } · { $wins } von { $games } gewonnen
ladder-empty = Hier hat noch niemand ein Spiel gegen jemand anderen zu Ende gespielt.
ladder-about = Gezählt werden Spiele, die auf diesem Server mindestens zwei Menschen zu Ende gespielt haben. Alle beginnen mit einer Stärke von 1000; Computerspieler haben keine.
stats-title = { $who } auf diesem Server
stats-empty = Noch ist kein Spiel gegen andere Menschen zu Ende gespielt.
stats-line = **{ $game }** · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $wins } gewonnen · Stärke { $points } · Platz { $place } von { $of }
listed = Von jetzt an stehen deine Ergebnisse unter deinem Namen, und du stehst in den Bestenlisten.
unlisted = Von jetzt an stehen deine Ergebnisse ohne deinen Namen da, und du stehst in keiner Bestenliste. `/ich vergessen` nimmt deinen Namen auch von dem, was du bisher gespielt hast.
forget-sure = Dich vergessen?
forget-what =
    🗑️ **Sofort vergessen:** dein Name und dein Konto bei allen Ergebnissen und in den Verläufen aller Spiele, die vorbei sind, auf allen Servern; deine Stärke; dein Urlaub, deine Zeitzone, deine ruhigen Stunden und deine Erinnerungen. Das lässt sich nicht rückgängig machen.
    📌 **Was bleibt:** Tische, die noch nicht vorbei sind, gehen mit dir und deinem Namen weiter, denn die anderen müssen wissen, wer spielt; wer einen verlassen hat, bleibt dort bis zum Ende bekannt, damit niemand zwei Hände kennenlernt. Drück hier noch einmal, wenn sie vorbei sind, oder geh vorher mit `/spiel gehen`. Der Wunsch, in keiner Liste zu stehen (`/ich privatsphäre`), bleibt, sonst ließe er sich nicht befolgen. Nachrichten in Kanälen bleiben, wie sie geschrieben sind; wer dort Nachrichten löschen darf, kann sie löschen.
forget-yes = Mich vergessen
somebody = Jemand
forgotten =
    { $results ->
        [0] Unter deinem Namen stand kein Ergebnis.
        [one] Erledigt: Ein Ergebnis gehört jetzt niemandem mehr.
       *[other] Erledigt: { $results } Ergebnisse gehören jetzt niemandem mehr.
    } { $games ->
        [0] Kein Spiel, das vorbei ist, kannte dich.
        [one] Ein Spiel, das vorbei ist, kennt dich nicht mehr.
       *[other] { $games } Spiele, die vorbei sind, kennen dich nicht mehr.
    } Wann du von mir hören willst, habe ich vergessen.{ $open ->
        [0] { "" }
        [one] { " " }Ein Tisch, der nicht vorbei ist, kennt dich noch: noch einmal `/ich vergessen`, wenn er es ist.
       *[other] { " " }{ $open } Tische, die nicht vorbei sind, kennen dich noch: noch einmal `/ich vergessen`, wenn sie es sind.
    }

# Das Ende

winners =
    { $winners_key ->
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen gemeinsam!
    }
game-ended = Das Spiel wurde beendet, bevor es entschieden war.
rematch = Noch einmal spielen
dice-fair = Faire Würfel: Startwert `{ $seed }`, Fingerabdruck `{ $hash }…` wie zu Beginn. `/nachprüfen` prüft sie.
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
did-inherit = { $who } leitet jetzt diesen Tisch.
did-leave-server = { $who } ist nicht mehr auf diesem Server; { $to } spielt als Computer weiter.
did-leave-server-lobby = { $who } ist nicht mehr auf diesem Server.
did-kick = { $who } wurde weggeschickt; { $to } spielt als Computer weiter.
did-let-in = { $who } darf an den Tisch zurückkommen.
did-kick-lobby = { $who } wurde weggeschickt.
did-offer-seat = { $who } bietet den Platz an: Wer möchte weiterspielen?
did-keep-seat = { $who } behält den Platz doch.
did-take-seat = { $who } übernimmt den Platz von { $whose }.
did-run-out-remind = Die Zeit von { $who } ist um. Das Spiel wartet.
did-run-out-decide = Die Zeit von { $who } ist um: Diese eine Frage beantwortet Elder.
did-run-out-stand-in = Die Zeit von { $who } ist um: Elder spielt weiter, bis { $who } zurück ist.
did-say-answer = { $question }: { $answer }.
did-come-back = { $who } ist zurück.
did-go-on-holiday = { $who } hat Urlaub bis { $until }; so lange steht die Uhr still.
did-end-holiday = { $who } ist aus dem Urlaub zurück.
did-ask-pause = { $who } wünscht sich eine Pause.
did-refuse-pause = { $who } möchte lieber weiterspielen.
did-withdraw-pause = { $who } möchte doch keine Pause.
did-pause = Das Spiel ruht.
did-go-on = Das Spiel geht weiter.
did-bring = { $who } hat dieses Spiel mitgebracht.
did-move-table = { $who } hat den Tisch hierher gestellt, nach { $place }.
did-show-to-everyone = { $who } lässt alle diesen Tisch mit `/brett`, `/verlauf` und `/wiederholung` ansehen.
did-show-to-players = { $who } lässt nur die, die mitspielen, diesen Tisch mit `/brett`, `/verlauf` und `/wiederholung` ansehen.
did-restore-again =
    { $who } hat das Spiel wieder bis zu seiner Aktion { $step } vorgestellt; { $again ->
        [one] eine Aktion gilt
       *[other] { $again } Aktionen gelten
    } wieder.
did-restore =
    { $who } hat das Spiel auf seine Aktion { $step } zurückgesetzt; { $undone ->
        [one] eine Aktion gilt
       *[other] { $undone } Aktionen gelten
    } als zurückgenommen.
did-unpark = Am Tisch geht es weiter.
did-ask-undo = { $who } möchte etwas zurücknehmen.
did-ask-take-back = { $who } bittet darum, zurückzunehmen: „{ $what }“.
did-agree-undo = { $who } ist einverstanden.
did-refuse-undo = { $who } möchte lieber nicht; nichts wird zurückgenommen.
did-withdraw-undo = { $who } möchte doch nicht zurückgehen.
did-lapse-undo = Das Spiel ist weitergegangen; der Wunsch von { $who }, zurückzugehen, gilt nicht mehr.
did-late-undo = Nicht alle haben rechtzeitig geantwortet; was { $who } zurücknehmen wollte, gilt weiter.
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
no-card-called = Eine Karte namens „{ $card }“ gibt es nicht.
no-such-game-here = An diesem Tisch wird etwas anderes gespielt: { $game }.
no-table-yet = In diesem Kanal gibt es keinen Tisch.
no-rematch = Noch einmal spielen können nur die, die an diesem Tisch gesessen haben.
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
no-seat-free = Hier ist kein Platz für dich frei: Keiner wird angeboten, und keiner eines Computerspielers darf übernommen werden.
no-other-seat = Du hattest in diesem Spiel den Platz von { $who } und kennst seine Geheimnisse; einen anderen kannst du nicht nehmen.
no-such-guest = So jemand sitzt hier nicht.
no-sent-away = { $owner } leitet diesen Tisch und hat dich weggeschickt. Wer weggeschickt wurde, bekommt hier erst wieder einen Platz, wenn es erlaubt wird.
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
no-looking = Diesen Tisch dürfen sich nur die ansehen, die mitspielen.
no-replay-new-rules = Seit dieses Spiel begann, wurden die Regeln berichtigt; so, wie es war, lässt es sich nicht noch einmal spielen.
no-record-yet = In der Spieldatei stehen der Startwert der Würfel und alle Geheimnisse; du bekommst sie, wenn das Spiel vorbei ist.
no-game-yet = In diesem Kanal wurde noch nichts gespielt.
no-such-game-over = So ein Spiel kenne ich weder in diesem Kanal noch von dir. Wähle eines aus der Liste.
no-film-now = Der Film ließ sich gerade nicht machen. Versuch es später noch einmal, oder geh Schritt für Schritt.
no-import = Das lässt sich nicht als Spiel abspielen. Die Prüfung meldet (auf Englisch): „{ $fault }“
no-import-size = Eine Spieldatei hat höchstens { $most } KiB; diese ist größer.
no-import-file = Ich konnte die Datei nicht holen. Schick sie noch einmal.
no-import-now = Ich konnte die Spieldatei gerade nicht durchsehen. Versuch es später noch einmal.
no-listed = Diese Person möchte nicht in den Listen stehen.
no-listed-me = Du möchtest nicht in den Listen stehen, also gibt es nichts zu zeigen. `/ich privatsphäre` ändert das.
no-move-here = In diesem Kanal steht der Tisch schon.
no-move-there = Tische stehen in Textkanälen und Threads dieses Servers, in denen du und ich schreiben dürfen.
no-table-there = In jenem Kanal steht schon ein Tisch.
no-parked = Dieser Tisch ist nicht zur Seite gestellt; an ihm kann gespielt werden.
no-restore-over = Ein Spiel, das vorbei ist, lässt sich nicht zurücksetzen: Seine Würfel und alles Geheime liegen offen, niemand könnte ehrlich weiterspielen.
instead-rematch = *Noch einmal spielen* unter dem Ergebnis beginnt es von vorn, mit denselben Leuten.
no-restore = Diese Aktion gibt es nicht. Es geht zu jeder von 0 (dem Anfang) bis { $last }, außer zu der, bei der ihr seid.
no-such-table-here = Ich kenne auf diesem Server keinen solchen Tisch, um den du dich kümmern darfst.
no-permission = Das lässt Discord mich hier nicht tun.
no-permissions = Hier fehlt mir die Berechtigung: { $missing }.
no-idea = Da ist bei mir etwas schiefgegangen. Vom Spiel ist nichts verloren. Passiert es wieder, nenn dem, der Elder betreibt, diese Nummer: { $number }.
no-book = In mein Spielebuch lässt sich gerade nichts schreiben. Es wurde nichts getan; versuch es in einer Minute noch einmal. Hält es an, nenn dem, der Elder betreibt, diese Nummer: { $number }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
instead-replace = Wer am Tisch sitzt, kann mit `/spiel ablösen` seinen Platz anbieten.
instead-let-in = Frag { $owner }: `/spiel wegschicken spieler:{ $name }` lässt dich wieder herein. Oder eröffne mit `/spiel neu` in einem anderen Kanal einen eigenen Tisch.
instead-leave = `/spiel gehen` gibt deinen eigenen Platz auf.
instead-leave-table = Du kannst mit `/spiel gehen` den Tisch verlassen oder { $owner } fragen.
instead-day = Schreib ihn so: { $example }.
instead-hour = Schreib beide so: 22:00 und 7:30.
instead-zone = Schreib sie so: Europe/Berlin.
instead-new = `/spiel neu` eröffnet einen.
instead-second-table = `/spiel neu` eröffnet noch einen, in einem Thread.
instead-tribes = Du kannst { $tribes } wählen.
instead-swap = So tauscht ihr: Verlass den Tisch, lass { $who } deinen Stamm wählen und setz dich wieder.
instead-add-computer = *Computerspieler hinzufügen* füllt einen Platz.
instead-number = Möglich: eine ganze Zahl von { $low } bis { $high }.
instead-import = Nimm eine Datei, die dir `/spiel sichern` gegeben oder `python -m rules play` ausgegeben hat.
instead-choices = Möglich sind: { $choices }.
instead-complete = Tippe den Anfang eines Namens und nimm, was angeboten wird.
instead-commands = { $ask } Möglich: { $commands }.
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
cmd-game-pause = pause
    .about = Das Spiel ruhen lassen, wenn alle einverstanden sind; oder weitermachen
cmd-game-replace = ablösen
    .about = Deinen Platz jemand anderem anbieten oder ihn doch behalten
cmd-game-kick = wegschicken
    .about = Jemanden von deinem Tisch wegschicken oder wieder hereinlassen
    .player = spieler
    .player-about = Wer soll gehen oder wiederkommen?
cmd-games = spiele
    .about = Alle deine Tische, zuerst die, die auf dich warten
cmd-game-status = stand
    .about = Wer wo sitzt, wie es steht, auf wen gewartet wird, was vereinbart ist
cmd-game-export = sichern
    .about = Die Datei eines Spiels holen, das vorbei ist
cmd-game-import = laden
    .about = Ein Spiel ansehen, das anderswo gespielt wurde
    .record = datei
    .record-about = Die Datei, die du von /spiel sichern bekommen hast
cmd-past =
    .game = spiel
    .game-about = Welches? Sonst das Spiel in diesem Kanal oder sein letztes
cmd-replay = wiederholung
    .about = Ein Spiel noch einmal sehen, Schritt für Schritt oder als Film
cmd-verify = nachprüfen
    .about = Prüfen, ob die Würfel fair sind und das Brett aus dem Verlauf folgt
cmd-game-end = beenden
    .about = Das Spiel für alle beenden
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
cmd-table = tisch
    .about = Sich um einen Tisch kümmern: für die, denen er gehört, und wer Kanäle verwaltet
    .table = tisch
    .table-about = Welcher? Sonst der Tisch in diesem Kanal
cmd-table-move = umziehen
    .about = Einen Tisch in einen anderen Kanal oder Thread stellen, auch wenn seiner weg ist
    .to = nach
    .to-about = Wo soll es weitergehen?
cmd-table-visibility = sichtbarkeit
    .about = Bestimmen, wer einen Tisch mit /brett, /verlauf und /wiederholung ansehen darf
    .who = wer
    .who-about = Wer darf schauen?
cmd-table-end = beenden
    .about = Einen Tisch für alle beenden
cmd-table-restore = zurücksetzen
    .about = Ein Spiel auf irgendeine seiner Aktionen zurücksetzen; alle erfahren es
    .step = schritt
    .step-about = Auf welche Aktion? /wiederholung zeigt ihre Nummern; 0 ist der Anfang
cmd-table-resume = fortsetzen
    .about = Mit einem zur Seite gestellten Tisch weitermachen
cmd-stats = erfolge
    .about = Was jemand auf diesem Server erreicht hat
    .player = spieler
    .player-about = Wessen? Deine, wenn du nichts sagst
cmd-leaderboard = bestenliste
    .about = Wer auf diesem Server in einem Spiel am stärksten ist
    .game = spiel
    .game-about = In welchem Spiel?
cmd-me = ich
    .about = Was dich an allen Tischen angeht
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
    .about = Wie oft Elder dich erinnern darf, an allen Tischen zusammen
    .every = abstand
    .every-about = Höchstens wie oft?
cmd-me-answers = antworten
    .about = Sag ein für alle Mal, was du auf kleine Fragen eines Spiels antwortest
cmd-me-privacy = privatsphäre
    .about = Bestimmen, ob deine Ergebnisse unter deinem Namen stehen
    .listed = gelistet
    .listed-about = Sollen deine Ergebnisse und deine Stärke zu sehen sein?
cmd-me-forget = vergessen
    .about = Deinen Namen von allem nehmen, was vorbei ist: Ergebnisse, Spiele, Gewohnheiten
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
