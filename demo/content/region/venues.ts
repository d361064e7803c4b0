import type { DemoVenue } from '#content/house/house-content.ts'

/** The region's houses, down the river from the mountains. */
export const regionVenues = [
  {
    key: 'bahnhof',
    slug: { de: 'alter-bahnhof-ramsegg', en: 'old-station-ramsegg' },
    name: { de: 'Alter Bahnhof', en: 'Old Station' },
    street: 'Bahnhofstraße 2',
    postcode: '4463',
    city: 'Ramsegg',
    description: {
      de: `Der letzte Personenzug hielt hier im Mai 1998, der Fahrplan hängt noch. Seit 2004 betreibt der Kulturverein Gleis 2 den Wartesaal als Bühne für Lesungen, Lieder und kleine Besetzungen: 84 Sessel, ein Klavier, ein Kanonenofen, der im Winter die erste Reihe wärmt und die letzte nicht. In der früheren Fahrkartenausgabe gibt es Most, Leberkäse und Bücher.

Der Raum ist hoch und trocken im Klang, verstärkt wird so gut wie nie. Nach der Vorstellung bleibt das Haus offen, bis der letzte Gast geht. An der Kassa wird nur bar bezahlt; wer die Karten im Internet kauft, braucht das nicht.`,
      en: `The last passenger train stopped here in May 1998, and its timetable still hangs on the wall. Since 2004 the arts society Gleis 2 has run the waiting room as a stage for readings, songs and small ensembles: 84 chairs, a piano, and an iron stove that in winter warms the front row and not the back. The former ticket counter sells cider, meat loaf and books.

The room is high and dry in sound, and hardly anything is amplified. After the performance the house stays open until the last guest leaves. The door takes cash only; tickets bought online spare you that.`,
    },
    directions: {
      de: `Öffentlich: Der Regionalbus 910 aus Ennsfelden hält stündlich am Bahnhofplatz, der letzte fährt um 22:45\u00a0Uhr zurück.

Auto: Auf der Eisenstraße B 115 bis Ramsegg, bei der Kirche rechts. Vor dem Güterschuppen stehen dreißig Parkplätze bereit.

Fahrrad: Der Ennsradweg verläuft auf der alten Bahntrasse direkt am Bahnsteig vorbei.`,
      en: `Public transport: Regional bus 910 from Ennsfelden stops hourly on the station square; the last one back leaves at 22:45.

Car: Take the B 115 to Ramsegg and turn right at the church. There are thirty parking spaces outside the goods shed.

Bicycle: The Enns cycle path follows the old railway line right past the platform.`,
    },
    accessibility: {
      de: `Vom Bahnsteig führt eine Rampe in den Wartesaal. Drei Rollstuhlplätze liegen neben der ersten Reihe. Die barrierefreie Toilette ist im Anbau, der Schlüssel liegt an der Kassa. Eine Induktionsschleife gibt es nicht; für Lesungen leihen wir zwei tragbare Empfänger aus.`,
      en: `A ramp leads from the platform into the waiting room. Three wheelchair places are beside the front row. The accessible toilet is in the extension; ask for the key at the door. There is no hearing loop; two portable receivers can be borrowed for readings.`,
    },
    latitude: 47.8021,
    longitude: 14.6407,
  },
  {
    key: 'sensenwerk',
    slug: { de: 'sensenwerk-hammerau', en: 'scythe-works-hammerau' },
    name: { de: 'Sensenwerk', en: 'Scythe Works' },
    street: 'Hammerweg 11',
    postcode: '4461',
    city: 'Hammerau an der Enns',
    description: {
      de: `Bis 1971 schlugen hier sieben Schwanzhämmer Sensenblätter für halb Osteuropa. Geblieben sind die Esse, ein Wasserrad, das bei Hochwasser noch dreht, und eine Halle von zwölf Metern Höhe, in der man jedes Wort versteht. 240 Menschen haben Platz, bei Figurentheater sitzen die Kinder vorne auf Filzmatten.

Das Sensenwerk ist die Kabarettbühne des Ennslands: Wer in Wien Premiere hatte, spielt hier oft den zweiten Abend. Die Wirtschaft im Kohlbarren kocht an Spieltagen von 17\u00a0Uhr an; reservieren Sie bitte, die Küche hat vier Platten und eine Köchin.`,
      en: `Until 1971 seven tail hammers beat out scythe blades here for half of Eastern Europe. What remains is the forge, a water wheel that still turns when the river is high, and a hall twelve metres tall in which every word carries. It seats 240; for puppet shows children sit in front on felt mats.

The Scythe Works is the cabaret stage of the Enns valley: whoever opens in Vienna often plays the second night here. On performance days the tavern in the charcoal store cooks from 17:00; please reserve, for the kitchen has four hotplates and one cook.`,
    },
    directions: {
      de: `Öffentlich: Vom Bahnhof Hammerau gehen Sie sechs Minuten den Werkskanal entlang. Züge nach Ennsfelden und Steyr fahren bis 23:10\u00a0Uhr.

Auto: Von der B 115 bei Kilometer 41 abfahren; der Parkplatz liegt am anderen Ufer, ein Steg führt zum Tor.

Fahrrad: Der Ennsradweg kreuzt den Hammerweg. Bügel stehen unter dem Dach der Schleiferei.`,
      en: `Public transport: From Hammerau station it is a six-minute walk along the mill race. Trains to Ennsfelden and Steyr run until 23:10.

Car: Leave the B 115 at kilometre 41; the car park is on the far bank, and a footbridge leads to the gate.

Bicycle: The Enns cycle path crosses Hammerweg. There are stands under the roof of the grinding shop.`,
    },
    accessibility: {
      de: `Die Halle ist ebenerdig, der Steg vom Parkplatz hat sechs Prozent Steigung. Vier Rollstuhlplätze liegen am Mittelgang, Begleitpersonen haben freien Eintritt. Eine Induktionsschleife deckt die ersten acht Reihen ab. Die barrierefreie Toilette befindet sich im Kohlbarren.`,
      en: `The hall is on ground level; the footbridge from the car park has a gradient of six per cent. Four wheelchair places are on the centre aisle, and companions are admitted free. A hearing loop covers the first eight rows. The accessible toilet is in the charcoal store.`,
    },
    latitude: 47.8623,
    longitude: 14.4836,
  },
  {
    key: 'lichtspiele',
    slug: { de: 'lichtspiele-lohnbach', en: 'picture-house-lohnbach' },
    name: { de: 'Lichtspiele', en: 'Picture House' },
    street: 'Marktplatz 7',
    postcode: '4462',
    city: 'Lohnbach',
    description: {
      de: `1928 als Lichtspieltheater mit Orchestergraben gebaut, ein Jahr bevor der Tonfilm die Musiker arbeitslos machte. Der Graben wurde zugedeckt, aber nie zugeschüttet: Seit der Renovierung von 2016 wird dort wieder gespielt, zu stummen Filmen, einmal im Monat. Daneben gibt es Filme für Kinder am Sonntag, Gespräche und hin und wieder ein Konzert.

156 Klappsessel aus rotem Samt, eine Leinwand von neun Metern und eine Projektorin, die beide Maschinen von 1954 selbst repariert. Das Buffet verkauft Soletti, Popcorn gibt es auf vielfachen Wunsch nicht.`,
      en: `Built in 1928 as a cinema with an orchestra pit, a year before sound film put its musicians out of work. The pit was covered but never filled in: since the renovation of 2016 it has been played in again, once a month, for silent films. There are also films for children on Sundays, talks, and now and then a concert.

It has 156 tip-up seats in red velvet, a screen nine metres wide, and a projectionist who repairs both machines of 1954 herself. The buffet sells salt sticks; by popular request there is no popcorn.`,
    },
    directions: {
      de: `Öffentlich: Der Regionalbus 914 hält auf dem Marktplatz, von Ennsfelden sind es zwölf Minuten.

Auto: Nach 18\u00a0Uhr ist die Kurzparkzone auf dem Marktplatz frei. Mehr Plätze gibt es bei der Volksschule.

Fahrrad: Von Ennsfelden führt ein Radweg durch die Au, acht Kilometer, beleuchtet ab Ortsbeginn.`,
      en: `Public transport: Regional bus 914 stops on the market square, twelve minutes from Ennsfelden.

Car: After 18:00 the short-stay zone on the market square is free. More spaces are at the primary school.

Bicycle: A cycle path of eight kilometres leads from Ennsfelden through the meadows; it is lit where the town begins.`,
    },
    accessibility: {
      de: `Der Eingang ist stufenlos, der Saal fällt leicht ab. Zwei Rollstuhlplätze liegen in der letzten Reihe, zwei in der ersten. Für alle Plätze gibt es Funkkopfhörer; bei Filmen mit Hörfassung auch diese. Die barrierefreie Toilette ist im Foyer.`,
      en: `The entrance is step-free and the auditorium slopes gently. Two wheelchair places are in the back row and two in the front. Wireless headphones are available for all seats, with audio description where a film has it. The accessible toilet is in the foyer.`,
    },
    latitude: 47.9049,
    longitude: 14.3305,
  },
  {
    key: 'musikheim',
    slug: { de: 'musikheim-hintersteg', en: 'music-house-hintersteg' },
    name: { de: 'Musikheim', en: 'Music House' },
    street: 'Dorfplatz 1',
    postcode: '4464',
    city: 'Hintersteg',
    description: {
      de: `Hintersteg hat 640 Einwohner, und 58 davon spielen in der Kapelle. 2011 haben sie sich ein Haus gebaut, aus Fichte und Lärche vom eigenen Hang, mit einem Probensaal für 220 Gäste, um dessen Klang sie größere Orte beneiden. Hier proben Blasmusik, Chor und die Landlermusikanten, und hier geben sie ihre Konzerte.

Gesessen wird auf Bänken mit Lehne, ein Polster liegt auf jedem Platz. Vor Neujahr und zu Cäcilia ist das Haus meist nach einer Woche ausverkauft. Beim Eingang hängt das Foto jeder Generation seit 1893; nach dem eigenen Urgroßvater darf gefragt werden.`,
      en: `Hintersteg has 640 inhabitants, and 58 of them play in its band. In 2011 they built themselves a house from the spruce and larch of their own slope, with a hall for 220 guests whose sound larger towns envy. Here the brass band, the choir and the folk musicians rehearse, and here they give their concerts.

You sit on benches with backs, a cushion on every place. Before New Year and around St Cecilia’s Day the house is usually sold out within a week. Photographs of every generation since 1893 hang by the entrance; you are welcome to ask after your great-grandfather.`,
    },
    directions: {
      de: `Öffentlich: An Konzertabenden fährt ein Rufbus vom Bahnhof Ennsfelden, Anmeldung bis 15\u00a0Uhr unter +43\u00a07252\u00a0555\u00a001\u00a010.

Auto: Von Ennsfelden über die Steger Straße, vierzehn Minuten. Geparkt wird auf der Festwiese, die Feuerwehr weist ein.

Fahrrad: Von der Enns sind es fünf Kilometer und 180 Höhenmeter; bergab geht es schneller.`,
      en: `Public transport: On concert nights an on-demand bus runs from Ennsfelden station; register by 15:00 on +43\u00a07252\u00a0555\u00a001\u00a010.

Car: Fourteen minutes from Ennsfelden along Steger Straße. Parking is on the fairground, where the fire brigade will direct you.

Bicycle: It is five kilometres and 180 metres uphill from the river; the way home is faster.`,
    },
    accessibility: {
      de: `Das ganze Haus ist stufenlos. Sechs Rollstuhlplätze lassen sich überall im Saal einrichten, weil sich jede Bank herausnehmen lässt; bitte sagen Sie beim Kauf Bescheid. Induktionsschleife im ganzen Saal, barrierefreie Toilette neben der Garderobe. Assistenzhunde sind die Pauke gewohnt.`,
      en: `The whole house is step-free. Six wheelchair places can be set up anywhere in the hall, since every bench can be taken out; please tell us when you book. There is a hearing loop throughout, and an accessible toilet beside the cloakroom. Assistance dogs get used to the timpani.`,
    },
    latitude: 47.9657,
    longitude: 14.5611,
  },
  {
    key: 'zehenthof',
    slug: { de: 'zehenthof-st-quirin', en: 'tithe-barn-st-quirin' },
    name: { de: 'Zehenthof', en: 'Tithe Barn' },
    street: 'Kirchenberg 4',
    postcode: '4465',
    city: 'St. Quirin',
    description: {
      de: `Wo die Bauern der Pfarre vierhundert Jahre lang den Zehent ablieferten, wird seit 1989 gesungen. Die Tenne des Zehenthofs hat einen Boden aus Lärche, ein offenes Dach und 180 Plätze; von Mai bis September bleibt das große Tor offen, und die Schwalben fliegen ein und aus.

Chöre aus dem ganzen Land kommen wegen des Raums, Volkstheatergruppen wegen des Publikums: Nach St. Quirin fährt man zu dritt in einem Auto und bleibt nachher sitzen. Zwischen November und März wird die Tenne nicht ganz warm. Decken liegen auf den Bänken, und im Gewölbe gibt es Suppe.`,
      en: `Where the farmers of the parish delivered their tithe for four hundred years, people have been singing since 1989. The threshing floor of the Tithe Barn is made of larch, its roof is open to the ridge, and it seats 180; from May to September the great gate stays open, and the swallows come and go.

Choirs from all over the country come for the room, village players for the audience: people drive to St. Quirin three to a car and stay on afterwards. Between November and March the barn never gets quite warm. Blankets lie on the benches, and there is soup in the vault.`,
    },
    directions: {
      de: `Öffentlich: Der Regionalbus 918 fährt von Steyr und Ennsfelden zur Haltestelle Kirchenberg, am Abend alle zwei Stunden.

Auto: Von der B 309 nach St. Quirin und den Kirchenberg hinauf. Unterhalb des Friedhofs liegen fünfzig Parkplätze.

Fahrrad: Der Anstieg ist kurz und steil. Räder stehen im Schafstall trocken.`,
      en: `Public transport: Regional bus 918 runs from Steyr and Ennsfelden to the stop Kirchenberg, every two hours in the evening.

Car: Take the B 309 to St. Quirin and drive up the church hill. There are fifty parking spaces below the cemetery.

Bicycle: The climb is short and steep. Bicycles stay dry in the sheepfold.`,
    },
    accessibility: {
      de: `Bis vor das Tor darf zum Aussteigen zugefahren werden, ein Lift führt in die Tenne. Vier Rollstuhlplätze liegen vorne links. Im Gewölbe sind zwei Stufen zu überwinden, eine mobile Rampe liegt bereit. Barrierefreie Toilette im Erdgeschoß, Induktionsschleife in der linken Saalhälfte.`,
      en: `You may drive up to the gate to get out, and a lift leads to the threshing floor. Four wheelchair places are at the front on the left. The vault has two steps, for which a mobile ramp is at hand. Accessible toilet on the ground floor; hearing loop in the left half of the hall.`,
    },
    latitude: 48.0114,
    longitude: 14.3762,
  },
] satisfies DemoVenue[]
