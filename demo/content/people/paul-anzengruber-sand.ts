import type { DemoPerson } from '#content/content.ts'

export const paulAnzengruberSand = {
  key: 'paul-anzengruber-sand',
  firstName: 'Paul',
  lastName: 'Anzengruber-Sand',
  category: 'schauspiel',
  profession: { de: 'Schauspieler', en: 'Actor' },
  biography: {
    de: 'Nein, mit dem Dichter ist er nicht verwandt, jedenfalls nicht nachweislich. Paul Anzengruber-Sand stammt aus Bad Aussee, spielte als Kind im Salzkammergut Krippenspiele und studierte an der Hochschule in Leipzig. Er war Anfänger in Zwickau und wurde in Konstanz zum komischen Fach überredet, gegen seinen Willen und zu seinem Glück. Seit 2019 gehört er zum Ennsfeldner Ensemble, wo er auch Mikrofon und Loopstation auf die Bühne bringt. Er schreibt Couplets zur Gemeindepolitik, die in den Vorstellungen vor Silvester zu hören sind. Zwei Stadträte sammeln sie, einer ist dagegen.',
    en: 'No, he is not related to the poet, or not demonstrably. Paul Anzengruber-Sand comes from Bad Aussee, acted in nativity plays all over the Salzkammergut as a child and studied in Leipzig. He was a beginner in Zwickau and was talked into comedy in Konstanz, against his will and to his good fortune. Since 2019 he has belonged to the Ennsfelden company, where he also brings a microphone and a loop station on stage. He writes satirical couplets on local politics for the performances around New Year’s Eve. Two councillors collect them; one objects.',
  },
} satisfies DemoPerson
