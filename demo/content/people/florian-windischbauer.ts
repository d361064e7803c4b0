import type { DemoPerson } from '#content/content.ts'

export const florianWindischbauer = {
  key: 'florian-windischbauer',
  firstName: 'Florian',
  lastName: 'Windischbauer',
  category: 'musiktheater',
  profession: { de: 'Bariton', en: 'Baritone' },
  biography: {
    de: 'Ob er lieber Figaro oder Papageno singt? „Lieber beide am selben Wochenende“, sagt Florian Windischbauer, und in manchen Spielzeiten ist es tatsächlich so gekommen. Der Mühlviertler war Sängerknabe in St. Florian, studierte in Linz und Leipzig und gehörte danach fünf Jahre zum Ensemble in Trier. Zum Stadttheater kam er 2018. Neben der Oper gestaltet er jeden November einen Liederabend im Studio, für den er die Gedichte vorher auswendig durch den Wald trägt. Seine Zwillinge, Jahrgang 2020, haben bei Hauptproben ein Stammkissen in der dritten Reihe und äußern sich danach ohne Rücksicht.',
    en: 'Would he rather sing Figaro or Papageno? “Both, on the same weekend,” says Florian Windischbauer, and in some seasons it has come to that. A native of the Mühlviertel, he was a choirboy at St. Florian, studied in Linz and Leipzig and then spent five years with the company in Trier. He joined the Stadttheater in 2018. Alongside opera he gives a song recital in the studio every November, and learns the poems by heart beforehand, walking through the woods. His twins, born in 2020, have a cushion of their own in row three at final rehearsals and are merciless critics.',
  },
} satisfies DemoPerson
