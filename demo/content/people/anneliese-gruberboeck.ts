import type { DemoPerson } from '#content/content.ts'

export const annelieseGruberboeck = {
  key: 'anneliese-gruberboeck',
  firstName: 'Anneliese',
  lastName: 'Gruberböck',
  category: 'musiktheater',
  profession: { de: 'Sopran', en: 'Soprano' },
  biography: {
    de: 'Gesungen hat sie zuerst in der Blasmusikkapelle von St. Johann, nämlich das, was die fehlende Klarinette hätte spielen sollen. Anneliese Gruberböck studierte am Mozarteum in Salzburg und wurde noch als Studentin in Passau als Gretel engagiert. Es folgten sechs Jahre in Osnabrück, wo sie in das lyrische Fach hineinwuchs, mit Mimì, Micaëla und der Gräfin Almaviva. In Ennsfelden gehört sie seit 2017 zum Ensemble. Sie singt Strauss ebenso gern wie Lehár, unterrichtet am Samstag die Kinderstimmen der Musikschule und hält auf dem Hof ihrer Eltern elf Bienenvölker, deren Honig in der Kantine verkauft wird.',
    en: 'She first sang in the brass band of St. Johann, filling in for the clarinet it lacked. Anneliese Gruberböck studied at the Mozarteum in Salzburg and was engaged as Gretel in Passau while still a student. Six years in Osnabrück followed, in which she grew into lyric roles such as Mimì, Micaëla and Countess Almaviva. She has belonged to the Ennsfelden company since 2017. She is as fond of Strauss as of Lehár, teaches the children’s voices of the music school on Saturdays, and keeps eleven hives on her parents’ farm; the honey is sold in the canteen.',
  },
} satisfies DemoPerson
