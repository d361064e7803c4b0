import type { DemoPerson } from '#content/content.ts'

export const jakobHinterleitner = {
  key: 'jakob-hinterleitner',
  firstName: 'Jakob',
  lastName: 'Hinterleitner',
  category: 'leitung',
  profession: { de: 'Schauspieldirektor', en: 'Director of Drama' },
  biography: {
    de: 'Jakob Hinterleitner kam über Umwege zum Theater: Forstschule in Bruck an der Mur, zwei Semester Jus in Graz, schließlich Regie in Berlin. Seine ersten Inszenierungen zeigte er in einer stillgelegten Autowerkstatt in Wels, später arbeitete er in Kassel, Innsbruck und Luzern. Seit 2020 verantwortet er das Schauspiel in Ennsfelden. Er pflegt das österreichische Volksstück, lässt aber jede Spielzeit auch einen Stoff aus der Region neu schreiben. Proben beginnen bei ihm pünktlich um zehn mit einem Spaziergang am Ennsufer, bei jedem Wetter; wer nicht mitgeht, muss soufflieren.',
    en: 'Jakob Hinterleitner came to the theatre by detours: forestry school in Bruck an der Mur, two terms of law in Graz, and finally directing in Berlin. He showed his first productions in a disused garage in Wels and went on to work in Kassel, Innsbruck and Lucerne. Since 2020 he has been in charge of drama in Ennsfelden. He looks after the Austrian folk play, and every season he also commissions a new text on a story from the region. His rehearsals begin at ten sharp with a walk along the Enns, whatever the weather; those who stay behind have to prompt.',
  },
} satisfies DemoPerson
