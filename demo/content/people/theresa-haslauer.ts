import type { DemoPerson } from '#content/content.ts'

export const theresaHaslauer = {
  key: 'theresa-haslauer',
  firstName: 'Theresa',
  lastName: 'Haslauer',
  category: 'musiktheater',
  profession: { de: 'Mezzosopran', en: 'Mezzo-soprano' },
  biography: {
    de: 'Hosenrollen sind ihr Zuhause: Theresa Haslauer hat den Cherubino an vier Theatern gesungen, den Octavian an zweien und den Prinzen Orlofsky so oft, dass sie den Wodka im Schlaf einschenkt. Aufgewachsen in Ried im Innkreis, begann sie mit der Geige, wechselte in Linz ins Gesangsstudium und legte in London ein Jahr für alte Musik ein. Am Haus ist sie seit 2019, zuerst im Opernstudio, nun im Ensemble. Wenn keine Vorstellung ist, spielt sie in der zweiten Mannschaft des FC Ennsfelden im linken Mittelfeld. Auf die Knie achten dabei vor allem die Kolleginnen von der Maske, die das jedes Mal überschminken müssen.',
    en: 'Trouser roles are where she is at home: Theresa Haslauer has sung Cherubino in four theatres, Octavian in two, and Prince Orlofsky so often that she could pour the vodka in her sleep. Raised in Ried im Innkreis, she began as a violinist, changed to voice in Linz and spent a year on early music in London. She joined the house in 2019, first in the opera studio and now as a company member. On free evenings she plays left midfield for the second team of FC Ennsfelden. The make-up department, who have to cover the results on her knees, would rather she did not.',
  },
} satisfies DemoPerson
