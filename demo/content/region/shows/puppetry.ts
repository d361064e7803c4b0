import type { DemoStandaloneEvent } from '#content/house/house-content.ts'
import { inBothSeasons } from '#content/region/in-both-seasons.ts'

export const puppetry = [
  {
    key: 'der-baer-der-nicht-schlafen-wollte',
    slug: { de: 'der-baer-der-nicht-schlafen-wollte', en: 'the-bear-who-would-not-sleep' },
    title: { de: 'Der Bär, der nicht schlafen wollte', en: 'The Bear Who Would Not Sleep' },
    subtitle: { de: 'Figurentheater Holzwurm', en: 'Figurentheater Holzwurm' },
    teaser: {
      de: 'Alle Bären schlafen. Nur Bruno möchte einmal Schnee sehen.',
      en: 'All bears are asleep. Only Bruno wants to see snow, just once.',
    },
    description: {
      de: `Im November legen sich die Bären hin, und im März stehen sie wieder auf. Bruno ist vier und findet das verdächtig: Was machen die anderen Tiere in der Zwischenzeit? Also bleibt er wach, trifft einen Hasen mit kalten Füßen und eine Eule mit Schlüsselbund und lernt, dass Schnee von innen wärmer ist, als er aussieht.

Mit geschnitzten Figuren auf einem Tisch aus Lindenholz, fünfzig Minuten lang. Nachher dürfen die Kinder den Bären halten.`,
      en: `In November bears lie down, and in March they get up again. Bruno is four and finds this suspicious: what do the other animals do in between? So he stays awake, meets a hare with cold feet and an owl with a bunch of keys, and learns that snow is warmer inside than it looks.

With carved figures on a table of lime wood; fifty minutes. Afterwards children may hold the bear.`,
    },
    type: 'vorstellung',
    room: 'sensenwerk',
    genre: 'puppetry',
    tags: ['kinder', 'familie', 'barrierefrei'],
    minutes: 50,
    runs: [
      ...inBothSeasons({
        room: 'sensenwerk',
        from: '11-07',
        to: '02-27',
        count: 6,
        weekdays: [0],
        times: ['11:00', '15:00'],
        pricesCents: [1100, 700],
      }),
      ...inBothSeasons({
        room: 'zehenthof',
        from: '03-06',
        to: '04-17',
        count: 2,
        weekdays: [6],
        times: ['15:00'],
        pricesCents: [1100, 700],
      }),
    ],
  },
  {
    key: 'frau-holle-sucht-personal',
    slug: { de: 'frau-holle-sucht-personal', en: 'mother-holle-is-hiring' },
    title: { de: 'Frau Holle sucht Personal', en: 'Mother Holle Is Hiring' },
    subtitle: {
      de: 'Märchen mit Handpuppen und einer echten Bettdecke',
      en: 'A fairy tale with hand puppets and a real eiderdown',
    },
    teaser: {
      de: 'Gold gibt es, Pech auch, und dazwischen ein Bewerbungsgespräch.',
      en: 'There is gold, there is pitch, and in between a job interview.',
    },
    description: {
      de: `Die Betten schütteln sich nicht von allein, das Brot holt sich nicht aus dem Ofen, und die letzte Marie hat gekündigt. Frau Holle schreibt die Stelle aus. Es bewerben sich: eine Fleißige, eine Faule und ein Hahn.

Das Puppenspiel Federleicht erzählt das Märchen so, dass auch die Faule etwas davon hat. Es schneit wirklich; bitte rechnen Sie mit Federn.`,
      en: `Beds do not shake themselves, bread does not walk out of the oven, and the last girl has given notice. Mother Holle advertises the post. The applicants: one who is hard-working, one who is lazy, and a rooster.

The puppeteers of Federleicht tell the tale in a way that has something in it even for the lazy one. It really snows; please expect feathers.`,
    },
    type: 'vorstellung',
    room: 'musikheim',
    genre: 'puppetry',
    tags: ['kinder', 'familie'],
    minutes: 55,
    runs: [
      ...inBothSeasons({
        room: 'musikheim',
        from: '11-28',
        to: '12-20',
        count: 3,
        weekdays: [6, 0],
        times: ['14:30', '16:30'],
        pricesCents: [1000, 600],
      }),
    ],
  },
] satisfies DemoStandaloneEvent[]
