import type { DemoPerson } from '#content/content.ts'

export const katharinaObermoser = {
  key: 'katharina-obermoser',
  firstName: 'Katharina',
  lastName: 'Obermoser',
  category: 'leitung',
  profession: { de: 'Intendantin', en: 'General Director' },
  biography: {
    de: 'Katharina Obermoser ist im Pinzgau aufgewachsen, wo das nächste Theater siebzig Kilometer entfernt lag. Sie studierte Germanistik und Regie in Wien, assistierte in Bochum und Zürich und leitete sieben Jahre lang ein Kindertheater in Klagenfurt. Seit 2021 ist sie Intendantin in Ennsfelden, als erste Frau in diesem Amt. Sie inszeniert höchstens einmal im Jahr, sitzt aber in jeder Generalprobe in der letzten Reihe, weil man dort am besten hört, wann das Haus unruhig wird. Ihre Sprechstunde für das Publikum hält sie am Würstelstand neben dem Bühneneingang.',
    en: 'Katharina Obermoser grew up in the Pinzgau, seventy kilometres from the nearest theatre. She read German literature and directing in Vienna, assisted in Bochum and Zurich, and ran a children’s theatre in Klagenfurt for seven years. Since 2021 she has been General Director in Ennsfelden, the first woman in the post. She directs once a year at most, yet sits through every dress rehearsal in the back row, because that is where you hear when the house gets restless. Her office hour for the audience takes place at the sausage stand beside the stage door.',
  },
} satisfies DemoPerson
