import type { DemoPerson } from '#content/content.ts'

export const barbaraFellinger = {
  key: 'barbara-fellinger',
  firstName: 'Barbara',
  lastName: 'Fellinger',
  category: 'junges-theater',
  profession: { de: 'Leiterin Junges Theater', en: 'Head of Young Theatre' },
  biography: {
    de: 'Kinder sind kein Publikum von morgen, sie sitzen heute Vormittag da. Mit diesem Satz begann Barbara Fellinger 2018 ihre Arbeit in Ennsfelden, und er hängt seither über der Kaffeemaschine. Sie war Volksschullehrerin in Kirchdorf, studierte berufsbegleitend Theaterpädagogik in Wien und leitete ein Figurentheater in Dornbirn. Nun verantwortet sie vier Produktionen im Jahr, die Spielklubs und die Zusammenarbeit mit sechsunddreißig Schulen. Sie inszeniert selbst, am liebsten für die ganz Kleinen. Ihr Messinstrument für gelungene Szenen ist das Rascheln: Hört es auf, bleibt die Stelle.',
    en: 'Children are not the audience of tomorrow, they are sitting there this morning. With this sentence Barbara Fellinger began her work in Ennsfelden in 2018, and it has hung above the coffee machine ever since. She taught primary school in Kirchdorf, studied theatre education in Vienna alongside her job and ran a puppet theatre in Dornbirn. Now she is responsible for four productions a year, the drama clubs and the partnership with thirty-six schools. She directs too, preferably for the very young. Her gauge for a good scene is rustling: if it stops, the scene stays.',
  },
} satisfies DemoPerson
