import type { DemoPerson } from '#content/content.ts'

export const severinAchleitnerRauch = {
  key: 'severin-achleitner-rauch',
  firstName: 'Severin',
  lastName: 'Achleitner-Rauch',
  category: 'schauspiel',
  profession: { de: 'Schauspieler', en: 'Actor' },
  biography: {
    de: 'Die Stimme kennt man in Österreich vom Radio: Severin Achleitner-Rauch liest seit zwanzig Jahren Krimis, Gedichte und gelegentlich den Wetterbericht. Auf der Bühne bevorzugt er die Pause. Er lernte in Salzburg, spielte in Tübingen, Luzern und an der Josefstädter Straße in Wien und zog 2017 mit seiner Familie an die Enns. Malvolio, Kreon, Hofrat Winkler: Männer, die überzeugt sind, recht zu haben, zerlegt er mit Vergnügen. Er restauriert mechanische Schreibmaschinen, derzeit 23 Stück, und beantwortet Autogrammpost ausschließlich auf einer Continental von 1934, deren „e“ etwas höher sitzt als alle anderen Buchstaben.',
    en: 'Austrians know the voice from the radio: for twenty years Severin Achleitner-Rauch has been reading crime novels, poems and now and then the weather forecast. On stage he prefers the pause. He trained in Salzburg, acted in Tübingen, Lucerne and Vienna, and in 2017 moved to the Enns with his family. Malvolio, Creon, Privy Councillor Winkler: he takes apart men who are sure they are right, and enjoys it. He restores mechanical typewriters, 23 at present, and answers autograph hunters only on a Continental of 1934 whose “e” sits a little higher than the other letters.',
  },
} satisfies DemoPerson
