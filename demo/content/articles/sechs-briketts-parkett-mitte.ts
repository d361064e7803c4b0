import type { DemoArticle } from './demo-article.ts'

export const sechsBrikettsParkettMitte = {
  key: 'sechs-briketts-parkett-mitte',
  slugEn: 'six-briquettes-centre-stalls',
  title: { de: 'Sechs Briketts, Parkett Mitte', en: 'Six Briquettes, Centre Stalls' },
  preline: { de: 'November 1945', en: 'November 1945' },
  teaser: {
    de: 'Im ersten Winter nach dem Krieg zahlte man den Eintritt in Kohle. Stefanie Grabner war elf und hatte ein halbes Brikett zu wenig.',
    en: 'In the first winter after the war you paid for your seat in coal. Stefanie Grabner was eleven, and half a briquette short.',
  },
  author: 'Ilse Drabek',
  category: 'geschichte',
  tags: ['archiv', 'stadt', 'schauspiel', 'premiere'],
  publishedDaysAgo: 232,
  picture: 'house:auditorium',
  productions: ['der-zerrissene', 'nachbarschaftsgedaechtnis'],
  people: ['ilse-drabek', 'severin-achleitner-rauch'],
  text: {
    de: `
Die Karte ist so groß wie eine Zündholzschachtel, graues Papier, mit der Hand gestempelt. „Stadttheater Ennsfelden. Parkett Mitte. Reihe 11, Platz 4.“ Auf der Rückseite steht der Preis: 6 Br. Darunter hat jemand mit Kopierstift „bez.“ geschrieben und daneben einen kleinen schwarzen Daumenabdruck hinterlassen. Es ist kein amtlicher Vermerk. Der Kassier hatte einfach keine sauberen Hände mehr.

Gespielt wurde am Samstag, dem 24. November 1945, zum ersten Mal nach dem Krieg, um drei Uhr nachmittags, weil am Abend der Strom abgeschaltet war. Gegeben wurde „Der Zerrissene“ von Nestroy. Es war das einzige Stück, von dem sich sieben gleiche Textbücher fanden.

## Ein Haus voller Korn

Im Foyer hatte während des Krieges Getreide gelegen, vierzig Waggonladungen, und als man es im Sommer hinausschaffte, blieben die Mäuse. Sie hatten den Samt von den Logenbrüstungen gefressen und den Leim aus den Kulissen. Die Bühne war ganz. Im Dach fehlten zweihundert Ziegel, im Zuschauerraum alle Glühbirnen, in den Fenstern das Glas. Der einzige Ofen, der noch zog, stand im Orchestergraben.

Daraus ergab sich die Währung. Der Gemeinderat konnte dem Theater vieles bewilligen, nur keine Kohle, und so beschloss eine Versammlung von neun Leuten in der Küche der früheren Garderobiere, das Heizmaterial beim Publikum einzuheben. Parkett Mitte sechs Briketts, Seite vier, erster Rang drei, Galerie zwei. Stehplatz ein Scheit, „trocken“. Wer nichts hatte, konnte im Vorhinein Ziegel auf das Dach tragen, zwölf Stück für einen Sitz.

> Wir haben in Mänteln gespielt, und die Leute haben in Decken gelacht. Man hat jedes Lachen gesehen, es ist über den Reihen gestanden wie bei den Rössern. — Aus den Erinnerungen des Schauspielers Ludwig Hörmann, 1961

Für die Erlaubnis war die Militärregierung zuständig, in Gestalt eines amerikanischen Leutnants, der aus Cleveland kam und im Zivilberuf Schulorchester geleitet hatte. Er ließ sich das Stück vorlesen, vollständig, von einer Übersetzerin, die das Wienerische nicht verstand und zwischendurch weinte vor Lachen. Sein Bescheid ist erhalten, vier Zeilen auf Englisch. Die letzte lautet: „No objection. Bring a blanket.“

## Das halbe Brikett

Stefanie Grabner wohnt heute in der Sensengasse und hat uns diese Geschichte im März erzählt, in ihrem Garten, bei sehr starkem Kaffee und in zwei Jacken. Sie war damals elf. Die Mutter gab ihr zwei Briketts für die Galerie, in Zeitungspapier. Auf der Brücke fiel ihr eines hinunter und zerbrach, und die eine Hälfte rollte in die Enns.

„Ich bin an die Kassa und habe gesagt: Es sind eineinhalb. Der Herr hat mich angeschaut. Dann hat er die Hälfte in die Hand genommen, so, und hat gesagt: Dann gehst halt vor dem Schluss.“ Sie lacht. „Ich habe das ernst genommen. Wie es spannend geworden ist, bin ich aufgestanden und gegangen. Ich habe bis heuer nicht gewusst, wie das ausgeht.“

Im Jänner nämlich hat sie uns geschrieben, und wir haben ihr eine Karte für Jakob Hinterleitners „Zerrissenen“ geschickt. Parkett Mitte, Reihe 11, Platz 4. Als Severin Achleitner-Rauch davon erfuhr, ließ er beim Portier ein Brikett hinterlegen, mit Schleife. Sie hat es mitgenommen. Geheizt, sagt sie, werde damit nicht.

## Wer nicht da war

Im Bericht des Ennsboten, der wieder erscheinen durfte, heißt es, nun sei „die alte Theaterfamilie beisammen“. Das stimmte nicht. Von den zwölf, die am 14. März 1938 entlassen worden waren, stand niemand auf der Bühne. Acht waren tot. Die vier anderen lebten in Haifa, in London, in Shanghai und in einem Lager für Displaced Persons bei Linz, vierzig Kilometer entfernt. Wir haben alle Schachteln durchgesehen. Eine Einladung findet sich nicht.

Drei von denen, die an jenem Samstag spielten, hatten auch 1938 gespielt, am Abend nach den Entlassungen, in geänderter Besetzung. Hörmann war einer davon. Seine Erinnerungen sind lebhaft, freundlich und sechsundneunzig Seiten lang. Das Frühjahr 1938 überspringt er in einem Nebensatz.

Beides gehört zu diesem Nachmittag: dass siebenhundert Menschen in einem Haus ohne Fensterscheiben saßen und zum ersten Mal seit Jahren gemeinsam über etwas lachten. Und wer nicht gefragt wurde, ob er mitlachen möchte. Die Karte hängt im Foyer neben der Treppe. Man darf sie umdrehen, sie ist hinter Glas und hat ein Scharnier.
`,
    en: `
The ticket is the size of a matchbox, grey paper, stamped by hand. “Stadttheater Ennsfelden. Centre stalls. Row 11, seat 4.” On the back stands the price: 6 Br. Below it somebody has written “paid” in indelible pencil and left a small black thumbprint. It is not an official mark. The cashier simply had no clean hands any more.

On Saturday 24 November 1945 there was a performance for the first time since the war, at three in the afternoon, because in the evening the electricity was off. The play was Nestroy’s “A Man Full of Nothing”. It was the only one of which seven identical scripts could be found.

## A house full of grain

During the war grain had been stored in the foyer, forty wagonloads of it, and when it was cleared out in the summer the mice remained. They had eaten the velvet off the fronts of the boxes and the glue out of the scenery. The stage was sound. Two hundred tiles were missing from the roof, every bulb from the auditorium, and the glass from the windows. The one stove that still drew stood in the orchestra pit.

This settled the currency. The council could grant the theatre many things, but no coal; and so a meeting of nine people in the kitchen of the former wardrobe mistress resolved to raise the fuel from the audience. Centre stalls six briquettes, side four, dress circle three, gallery two. Standing room one log, “dry”. Those who had nothing could carry tiles up to the roof beforehand, at twelve to a seat.

> We acted in our overcoats, and people laughed in their blankets. You could see every laugh; it hung above the rows as it does with horses. — From the memoirs of the actor Ludwig Hörmann, 1961

Permission had to come from the military government, in the person of an American lieutenant from Cleveland who in civilian life had conducted school orchestras. He had the play read to him, all of it, by an interpreter who did not understand the Viennese and at times wept with laughter. His decision survives, four lines in English. The last reads: “No objection. Bring a blanket.”

## Half a briquette

Stefanie Grabner lives in Sensengasse today and told us this story in March, in her garden, over very strong coffee and in two cardigans. She was eleven at the time. Her mother had given her two briquettes for the gallery, wrapped in newspaper. On the bridge she dropped one of them, it broke, and one half rolled into the Enns.

“I went up to the box office and said: it’s one and a half. The gentleman looked at me. Then he took the half in his hand, like this, and said: well, you’ll just have to leave before the end.” She laughs. “I took it seriously. When it got exciting I stood up and went. Until this winter I never knew how it came out.”

For in January she wrote to us, and we sent her a ticket for Jakob Hinterleitner’s production of the play. Centre stalls, row 11, seat 4. When Severin Achleitner-Rauch heard of it, he had a briquette left for her at the stage door, with a ribbon. She took it home. It is not, she says, for burning.

## Who was not there

The local paper, newly licensed, reported that now “the old theatre family” was together again. That was not true. Of the twelve who had been dismissed on 14 March 1938 not one was on the stage. Eight were dead. The other four were living in Haifa, in London, in Shanghai, and in a camp for displaced persons near Linz, forty kilometres away. We have been through every box. There is no invitation.

Three of those who acted on that Saturday had also acted in 1938, on the evening after the dismissals, in an altered cast. Hörmann was one of them. His memoirs are lively, genial and ninety-six pages long. The spring of 1938 takes up a subordinate clause.

Both belong to that afternoon: that seven hundred people sat in a house without window panes and for the first time in years laughed at something together; and who was never asked if they would care to join in. The ticket hangs in the foyer by the stairs. You may turn it over; it is behind glass, and has a hinge.
`,
  },
} satisfies DemoArticle
