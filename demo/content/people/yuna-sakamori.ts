import type { DemoPerson } from '#content/content.ts'

export const yunaSakamori = {
  key: 'yuna-sakamori',
  firstName: 'Yuna',
  lastName: 'Sakamori',
  category: 'musiktheater',
  profession: { de: 'Sopran', en: 'Soprano' },
  biography: {
    de: 'Höhe, Triller, Staccato: Was bei Yuna Sakamori mühelos klingt, ist das Ergebnis von zwei Stunden am Tag, die sie wie andere ihre Morgengymnastik absolviert. Sie wurde in Sendai geboren, studierte zunächst Pharmazie und erst danach Gesang in Tokio und Wien. Preise bei Wettbewerben in Bilbao und Graz brachten sie nach Österreich zurück. Seit 2022 singt sie in Ennsfelden das Koloraturfach, von der Blonde bis zur Olympia. Österreichisches Deutsch hat sie von ihrer Vermieterin gelernt, einer Bäuerin im Ruhestand; auf die Frage, wie es ihr geht, sagt sie seither „eh gut“.',
    en: 'Top notes, trills, staccato: what sounds effortless in Yuna Sakamori is the outcome of two hours a day, done the way other people do their morning exercises. Born in Sendai, she first took a degree in pharmacy and only then studied singing, in Tokyo and Vienna. Prizes in Bilbao and Graz brought her back to Austria. Since 2022 she has sung the coloratura repertoire in Ennsfelden, from Blonde to Olympia. Her Austrian German she learnt from her landlady, a retired farmer; asked how she is, she has answered “eh gut” ever since.',
  },
} satisfies DemoPerson
