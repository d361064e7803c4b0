import type { DemoPerson } from '#content/content.ts'

export const evaBrandtnerHoll = {
  key: 'eva-brandtner-holl',
  firstName: 'Eva',
  lastName: 'Brandtner-Holl',
  category: 'orchester',
  profession: { de: 'Konzertmeisterin', en: 'Leader of the orchestra' },
  biography: {
    de: 'Am ersten Pult sitzt seit 2010 Eva Brandtner-Holl, und wer genau hinsieht, erkennt an ihren Schultern, wie der Abend wird. Sie stammt aus einer Musikerfamilie in Wels, in der die Geigen nach Körpergröße weitergegeben wurden. Nach dem Studium in Wien und Budapest war sie Vorspielerin in Nürnberg. In Ennsfelden führt sie das Städtische Orchester, organisiert die Kammermusik am Sonntag und hat eine Kinderbetreuung für Probendienste durchgesetzt. Ihr Instrument baute ein Tiroler Meister um 1780; den Bogen hat sie auf einem Flohmarkt in Győr um zwölf Euro gekauft.',
    en: 'Eva Brandtner-Holl has sat at the first desk since 2010, and those who look closely can tell from her shoulders how the evening will go. She comes from a family of musicians in Wels in which violins were handed on by body height. After studying in Vienna and Budapest she was sub-leader in Nuremberg. In Ennsfelden she leads the Municipal Orchestra, organises Sunday chamber music and won childcare for rehearsal hours. Her instrument was made by a Tyrolean master around 1780; the bow she bought at a flea market in Győr for twelve euros.',
  },
} satisfies DemoPerson
