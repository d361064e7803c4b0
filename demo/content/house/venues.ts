import { facts } from './facts.ts'
import type { DemoVenue } from './house-content.ts'

export const venues = [
  {
    key: 'stadttheater',
    slug: { de: 'stadttheater', en: 'municipal-theatre' },
    name: { de: 'Stadttheater', en: 'Stadttheater' },
    street: 'Theaterplatz 1',
    postcode: '4459',
    city: 'Ennsfelden',
    description: {
      de: `Als das Stadttheater am 7. Oktober 1911 eröffnet wurde, zählte Ennsfelden elftausend Menschen und hatte seit drei Jahren elektrisches Licht. Die Sensenschmiede und Holzhändler der Stadt bezahlten den Bau zur Hälfte selbst; ihre Namen stehen bis heute auf den Messingschildern im ersten Rang. Die Fassade ist schlicht, der Zuschauerraum nicht: zwei Ränge, rote Bänke, ein Deckengemälde, auf dem die Enns als junge Frau mit Ruder vorüberzieht.

620 Plätze hat das Große Haus, und von jedem sieht man die Bühne, auch vom Stehplatz hinter der Mittelloge. Im Foyer finden Einführungen, Liederabende und Ausstellungen statt. Die Studiobühne entstand 1974 im ehemaligen Kohlenkeller, die Probebühne liegt unter dem Dach und ist bei einigen Terminen öffentlich. Nach der Sanierung von 2019 kam ein neuer Orchestergraben dazu. Das Buffet öffnet eine Stunde vor Beginn; die Topfengolatschen sind meist vor der Pause aus.`,
      en: `When the Stadttheater opened on 7 October 1911, Ennsfelden had eleven thousand inhabitants and three years’ experience of electric light. The town’s scythe-smiths and timber merchants paid for half the building themselves; their names can still be read on brass plates in the dress circle. The façade is plain, the auditorium is not: two circles, red benches, and a ceiling on which the river Enns passes by as a young woman with an oar.

The Main Stage seats 620, and the stage is visible from every place, even from the standing room behind the central box. Introductions, recitals and exhibitions take place in the foyer. The Studio Stage was fitted into the former coal cellar in 1974; the Rehearsal Stage lies under the roof and is open to the public on certain dates. The renovation of 2019 added a new orchestra pit. The buffet opens an hour before the performance; the curd-cheese pastries are usually gone by the interval.`,
    },
    directions: {
      de: `Öffentlich: Vom Bahnhof Ennsfelden gehen Sie acht Minuten über die Ennsbrücke zum Theaterplatz. Züge aus Linz und Steyr kommen stündlich an, der letzte Zug zurück wartet an Vorstellungsabenden auf das Publikum. Der Stadtbus 2 hält vor dem Haus (Haltestelle Theater).

Auto: Über die Eisenstraße B 115 bis zur Abzweigung Zentrum, dann den Schildern zur Tiefgarage Stadtplatz folgen. Der Abendtarif beträgt 4 €.

Fahrrad: Der Ennsradweg führt zweihundert Meter hinter dem Theater vorbei. Vierzig überdachte Stellplätze befinden sich beim Bühneneingang.`,
      en: `Public transport: From Ennsfelden station it is an eight-minute walk across the bridge to Theaterplatz. Trains from Linz and Steyr arrive hourly, and on performance nights the last train back waits for the audience. Town bus 2 stops outside the house (stop: Theater).

Car: Take the B 115 to the exit marked Zentrum, then follow the signs to the Stadtplatz underground car park. The evening rate is €4.

Bicycle: The Enns cycle path passes two hundred metres behind the theatre. There are forty covered stands at the stage door.`,
    },
    accessibility: {
      de: `Das Haus ist über den Seiteneingang in der Flößergasse stufenlos zu betreten; ein Lift führt ins Parkett, in den ersten Rang und zur Studiobühne. Im Großen Haus gibt es acht Rollstuhlplätze in den Reihen 6 und 14, in der Studiobühne zwei; Begleitpersonen sitzen daneben und zahlen nichts. Eine Induktionsschleife versorgt das gesamte Parkett. Assistenzhunde sind willkommen, die Garderobe hält Wasser bereit. Rollstuhlgerechte Toiletten befinden sich im Erdgeschoß und im ersten Stock. Die Probebühne ist leider nur über Stufen erreichbar.`,
      en: `The side entrance in Flößergasse gives step-free access; a lift serves the stalls, the dress circle and the Studio Stage. The Main Stage has eight wheelchair places in rows 6 and 14, the Studio Stage has two; companions sit next to them free of charge. A hearing loop covers the whole of the stalls. Assistance dogs are welcome, and the cloakroom keeps water for them. Accessible toilets are on the ground floor and the first floor. The Rehearsal Stage can unfortunately be reached only by stairs.`,
    },
    latitude: 47.93142,
    longitude: 14.43687,
  },
  {
    key: 'stadtsaal',
    slug: { de: 'stadtsaal', en: 'town-hall' },
    name: { de: 'Stadtsaal', en: 'Town Hall' },
    street: 'Stadtplatz 14',
    postcode: '4459',
    city: 'Ennsfelden',
    description: {
      de: `Hier wurde getanzt, gewählt, geboxt und Blut gespendet, und seit 1953 spielt hier das Städtische Orchester seine Konzerte. Der Stadtsaal liegt im ersten Stock des alten Brauhauses am Stadtplatz, ein langer Raum mit Holzdecke, Galerie an drei Seiten und hohen Fenstern zum Fluss. Dass er so gut klingt, war nicht geplant: Die Decke hängt an den Balken des früheren Hopfenbodens und schwingt mit wie ein Geigenkorpus.

450 Menschen finden Platz, 330 davon im Parkett. Die Bühne wurde 1998 vergrößert und reicht jetzt auch für Bruckner mit vollem Blech. Das Klavier, ein Flügel aus Wien, haben die Abonnentinnen und Abonnenten gemeinsam gekauft, je Taste ein Pate; die Liste der 88 Namen hängt im Stiegenhaus. In der Pause wird im Gewölbe darunter ausgeschenkt. Bei Regen übersiedeln die Abende der Hofbühne hierher.`,
      en: `People have danced, voted, boxed and given blood here, and since 1953 the Municipal Orchestra has played its concerts in this room. The Town Hall occupies the first floor of the old brewhouse on the main square: a long hall with a wooden ceiling, a gallery on three sides and tall windows facing the river. Nobody planned for it to sound so well. The ceiling hangs from the beams of the former hop loft and resonates like the body of a violin.

It holds 450, with 330 of them in the stalls. The platform was enlarged in 1998 and now has room for Bruckner with all his brass. The piano, a concert grand from Vienna, was bought jointly by subscribers, one sponsor to a key; the list of 88 names hangs in the stairwell. In the interval drinks are served in the vault below. When it rains, the evenings of the Court Stage move in here.`,
    },
    directions: {
      de: `Öffentlich: Die Stadtbusse 1, 2 und 4 halten direkt vor dem Brauhaus (Haltestelle Stadtplatz). Zu Fuß sind es vom Bahnhof zehn Minuten, vom Theater drei.

Auto: Die Tiefgarage Stadtplatz liegt unter dem Saal, ein Lift führt von Ebene 1 bis ins Foyer. Der Platz selbst ist für den Verkehr gesperrt; zum Ein- und Aussteigen darf man in der Bräugasse anhalten.

Fahrrad: Abstellplätze gibt es beim Brunnen und im Durchgang zur Bräugasse. Vom Ennsradweg zweigt man beim Pegelhaus ab.`,
      en: `Public transport: Town buses 1, 2 and 4 stop right outside the brewhouse (stop: Stadtplatz). On foot it takes ten minutes from the station and three from the theatre.

Car: The Stadtplatz underground car park lies beneath the hall, and a lift runs from level 1 to the foyer. The square itself is closed to traffic; you may stop in Bräugasse to let passengers in and out.

Bicycle: There are stands by the fountain and in the passage to Bräugasse. Leave the Enns cycle path at the gauge house.`,
    },
    accessibility: {
      de: `Ein Lift verbindet Tiefgarage, Eingang und Saal; die Türen sind 95 Zentimeter breit und öffnen auf Knopfdruck. Sechs Rollstuhlplätze liegen in der ersten und der letzten Reihe des Parketts, Begleitpersonen haben freien Eintritt. Die Galerie ist nur über eine Stiege zu erreichen. Eine Induktionsschleife ist in den Reihen 1 bis 12 verlegt, am Saaleingang leihen wir Empfänger für alle übrigen Plätze aus. Assistenzhunde dürfen mit; bitte geben Sie beim Kauf Bescheid, dann halten wir den Nebensitz frei. Die barrierefreie Toilette ist auf Saalebene.`,
      en: `A lift connects the car park, the entrance and the hall; the doors are 95 centimetres wide and open at the push of a button. Six wheelchair places are in the first and last rows of the stalls, and companions are admitted free. The gallery can be reached only by stairs. A hearing loop covers rows 1 to 12, and receivers for all other seats can be borrowed at the entrance. Assistance dogs may come along; please tell us when you book and we will keep the next seat free. The accessible toilet is on the level of the hall.`,
    },
    latitude: 47.93018,
    longitude: 14.43521,
  },
  {
    key: 'hofbuehne',
    slug: { de: 'hofbuehne', en: 'court-stage' },
    name: { de: 'Hofbühne', en: 'Court Stage' },
    street: 'Salzlände 3',
    postcode: '4459',
    city: 'Ennsfelden',
    description: {
      de: `Drei Jahrhunderte lang wurde im Salzstadel umgeladen, was auf Zillen aus dem Gebirge kam. Geblieben ist ein Arkadenhof mit meterdicken Mauern, die den Tag über Wärme speichern und sie am Abend wieder abgeben. Seit 1987 wird hier von Juni bis Anfang September gespielt, unter freiem Himmel und ohne Verstärkung, denn die Wände tragen jedes Wort bis unter die Bögen.

380 Plätze stehen auf einer Holztribüne, dazu kommen an trockenen Abenden ein paar Sessel auf dem Kopfsteinpflaster. Gespielt wird bei Einbruch der Dämmerung, zum Schluss gehören die Fledermäuse zur Besetzung. Ob ein Abend draußen stattfinden kann, entscheidet die Theaterleitung um 17 Uhr; die Auskunft steht auf dieser Seite und auf dem Band der Kassa. Bei Regen wird in den Stadtsaal gewechselt, die Karten gelten dort ebenso. Nehmen Sie eine Jacke mit. Decken liegen auf, solange der Vorrat reicht.`,
      en: `For three centuries the salt store was where the cargo of barges from the mountains changed hands. What remains is an arcaded court with walls a metre thick, which gather warmth all day and give it back at night. Since 1987 plays have been performed here from June to early September, under the open sky and without amplification, for the walls carry every word as far as the arches.

A wooden stand holds 380 seats; on dry evenings a few chairs on the cobbles are added. Performances begin at dusk, and by the end the bats have joined the cast. Whether an evening can take place outdoors is decided by the management at 5 pm; you will find the answer on this page and on the box office’s recorded message. If it rains we move to the Town Hall, where your tickets remain valid. Bring a jacket. Blankets are provided while they last.`,
    },
    directions: {
      de: `Öffentlich: Vom Bahnhof gehen Sie zwölf Minuten flussabwärts, zuerst über die Brücke, dann am Kai entlang. Der Stadtbus 4 fährt bis zur Haltestelle Salzlände; nach der Vorstellung wartet dort ein Bus zum letzten Zug.

Auto: Parken Sie bitte auf der Festwiese, 300 Meter nördlich, im Sommer kostenlos. Im Hof selbst und auf der Lände ist das Halten verboten.

Fahrrad: Der Ennsradweg führt am Tor vorbei. Im vorderen Hof stehen Bügel für achtzig Räder und eine Pumpe.`,
      en: `Public transport: From the station walk downstream for twelve minutes, first across the bridge, then along the quay. Town bus 4 runs to the stop Salzlände; after the performance a bus waits there to meet the last train.

Car: Please park on the fairground, 300 metres to the north, free of charge in summer. Stopping in the court or on the landing is not permitted.

Bicycle: The Enns cycle path passes the gate. In the outer court there are stands for eighty bicycles and a pump.`,
    },
    accessibility: {
      de: `Vom Tor führt ein ebener Plattenweg durch das Kopfsteinpflaster bis zur ersten Reihe. Sechs Rollstuhlplätze befinden sich dort, ohne Stufe und mit freier Sicht; Begleitpersonen zahlen nichts. Die Tribüne ist nur über Stufen zugänglich. Eine fest verlegte Induktionsschleife fehlt im Hof, deshalb verleihen wir am Einlass Empfänger mit Halsschlinge. Assistenzhunde sind willkommen und finden unter den Arkaden einen ruhigen Platz mit Wasser. Eine rollstuhlgerechte Toilette liegt im Salzstadel links vom Tor. Behindertenparkplätze sind an der Salzlände markiert.`,
      en: `From the gate an even path of flagstones crosses the cobbles to the front row. Six wheelchair places are there, without a step and with a clear view; companions pay nothing. The stand can be reached only by stairs. The court has no permanent hearing loop, so we lend receivers with a neck loop at the entrance. Assistance dogs are welcome and will find a quiet spot with water under the arcades. An accessible toilet is in the salt store, to the left of the gate. Parking bays for disabled visitors are marked on Salzlände.`,
    },
    latitude: 47.93391,
    longitude: 14.43902,
  },
  {
    key: 'werkstatt',
    slug: { de: 'werkstatt', en: 'workshops' },
    name: { de: 'Werkstätten und Malersaal', en: 'Workshops and Paint Hall' },
    street: 'Lederergraben 9',
    postcode: '4459',
    city: 'Ennsfelden',
    description: {
      de: `Wo bis 1962 Häute gegerbt wurden, riecht es heute nach Leim, Sägespänen und Kaffee. Die ehemalige Lederfabrik am Mühlbach beherbergt seit 1979 alles, was das Theater baut, näht, schweißt und bemalt: Tischlerei und Schlosserei im Erdgeschoß, Kostümabteilung und Maske im ersten Stock und ganz oben, unter den Oberlichten, den Malersaal. Dort liegen die Prospekte auf dem Boden, bis zu zwölf Meter breit, und die Malerinnen gehen mit langen Pinseln über den Himmel.

Im Kostümfundus hängen ${facts.costumes.de} Stücke, nach Jahrhunderten und darin nach Größen geordnet. Das Haus ist ein Arbeitsplatz und kein Museum, deshalb ist es nur bei Führungen, beim Kostümverkauf und zu Ausstellungen zugänglich. Dann aber darf man fragen, anfassen und zuschauen. Die Teilnehmerzahl ist begrenzt; festes Schuhwerk wird empfohlen, und die Hobelspäne darf man mitnehmen.`,
      en: `Where hides were tanned until 1962, the air now smells of glue, sawdust and coffee. Since 1979 the former leather factory on the mill stream has housed everything the theatre builds, sews, welds and paints: joinery and metal shop on the ground floor, wardrobe and make-up on the first, and at the very top, beneath the skylights, the paint hall. The backcloths lie on its floor, up to twelve metres wide, and the painters walk across the sky with long brushes.

The costume store holds ${facts.costumes.en} pieces, arranged by century and, within each, by size. This is a place of work and not a museum, so it can be visited only on guided tours, at the costume sale and for exhibitions. On those occasions you may ask, touch and watch. Numbers are limited; sturdy shoes are recommended, and you are welcome to take the wood shavings home.`,
    },
    directions: {
      de: `Öffentlich: Der Stadtbus 1 hält am Lederergraben, zwei Minuten vom Tor. Vom Bahnhof führt ein Fußweg den Mühlbach entlang, für den man eine Viertelstunde braucht; er ist beleuchtet.

Auto: Im Hof dürfen nur Lieferwagen stehen. Fahren Sie bitte zum Parkplatz Stadion, 400 Meter westlich, die erste Stunde ist gratis.

Fahrrad: Entlang des Mühlbachs verläuft ein Radweg vom Theaterplatz bis vor die Tür, Fahrzeit fünf Minuten. Die Bügel stehen unter dem Vordach der Tischlerei.`,
      en: `Public transport: Town bus 1 stops at Lederergraben, two minutes from the gate. From the station a footpath follows the mill stream; it takes a quarter of an hour and is lit.

Car: The yard is for delivery vans only. Please drive to the Stadion car park, 400 metres to the west, where the first hour is free.

Bicycle: A cycle path along the mill stream leads from Theaterplatz to the door in five minutes. The stands are under the joinery’s canopy.`,
    },
    accessibility: {
      de: `Das Tor und alle Werkstätten im Erdgeschoß sind ebenerdig. Der Lastenlift fährt bis in den Malersaal und darf von Gästen im Rollstuhl in Begleitung des Personals benützt werden; vier Rollstuhlplätze sind bei jeder Führung frei zu halten, bitte melden Sie sich zwei Tage vorher. Für Führungen stehen mobile Höranlagen mit Induktionsschlinge bereit. Assistenzhunde können überallhin mit, außer in die Schlosserei, während geschweißt wird. Eine barrierefreie Toilette gibt es neben dem Portier. Maschinenlärm lässt sich nicht ganz vermeiden.`,
      en: `The gate and all workshops on the ground floor are level. The goods lift goes up to the paint hall and may be used by visitors in wheelchairs together with our staff; four wheelchair places are kept on every tour, please let us know two days ahead. Portable hearing systems with an induction neck loop are available for tours. Assistance dogs may go everywhere except the metal shop while welding is in progress. There is an accessible toilet beside the porter’s lodge. Machine noise cannot be avoided altogether.`,
    },
    latitude: 47.92866,
    longitude: 14.43105,
  },
] satisfies DemoVenue[]
