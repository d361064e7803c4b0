import type { DemoPerson } from '#content/content.ts'

export const marekDvorsky = {
  key: 'marek-dvorsky',
  firstName: 'Marek',
  lastName: 'Dvorsky',
  category: 'orchester',
  profession: { de: 'Solohornist', en: 'Principal horn' },
  biography: {
    de: 'Ein Horn kann danebengehen. Marek Dvorsky spricht darüber gelassener als die meisten, vielleicht weil er aus einer Familie von Hochseilartisten in České Budějovice kommt. Er studierte in Prag, spielte in Pilsen und Ulm und gewann 2016 das Probespiel in Ennsfelden gegen vierzig andere, hinter einem Vorhang, mit Fieber. Seither ist er Solohornist und leitet außerdem die Bühnenmusik, also alles, was hinter Türen, Hügeln und Mondscheinkulissen geblasen wird. Das Instrument reinigt er täglich, das Fahrrad nie. Im Advent bläst er mit drei Kollegen vom Turm der Stadtpfarrkirche, bei Frost mit Rum in den Ventilen.',
    en: 'A horn can go wrong. Marek Dvorsky talks about it more calmly than most, perhaps because he comes from a family of tightrope walkers in České Budějovice. He studied in Prague, played in Plzeň and Ulm and in 2016 won the audition in Ennsfelden against forty others, behind a screen, with a temperature. Since then he has been principal horn, and he directs the offstage music: all that is blown behind doors, hills and moonlit flats. He cleans his instrument daily and his bicycle never. In Advent he plays from the parish church tower with three colleagues, in hard frost with rum in the valves.',
  },
} satisfies DemoPerson
