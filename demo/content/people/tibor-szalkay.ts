import type { DemoPerson } from '#content/content.ts'

export const tiborSzalkay = {
  key: 'tibor-szalkay',
  firstName: 'Tibor',
  lastName: 'Szalkay',
  category: 'leitung',
  profession: { de: 'Chefdirigent', en: 'Principal Conductor' },
  biography: {
    de: 'Tibor Szalkay wurde in Szeged als Sohn einer Chorleiterin und eines Straßenbahnfahrers geboren. Er lernte zunächst Fagott, dirigierte mit neunzehn ein Bläserensemble in Budapest und studierte anschließend in Wien. Über Kapellmeisterstellen in Regensburg und Bern kam er 2019 als Chefdirigent an die Enns. Rund fünfzig Abende im Jahr steht er hier am Pult, von der Operette bis zur Symphonie im Stadtsaal, und er hat dem Orchester angewöhnt, leise zu beginnen. Die Partituren trägt er in einem alten Schaffnerkoffer seines Vaters. Seine Gulaschsuppe nach der letzten Vorstellung der Spielzeit ist Pflichttermin für das ganze Haus.',
    en: 'Tibor Szalkay was born in Szeged to a choir leader and a tram driver. He began on the bassoon, conducted a wind ensemble in Budapest at nineteen and then studied in Vienna. Posts in Regensburg and Berne led him to the Enns in 2019 as Principal Conductor. He conducts some fifty evenings a year here, from operetta to symphonies in the town hall, and has taught the orchestra the habit of starting quietly. He carries his scores in a conductor’s case of the other kind, his father’s from the trams. The goulash soup he cooks after the season’s last performance is compulsory for the entire house.',
  },
} satisfies DemoPerson
