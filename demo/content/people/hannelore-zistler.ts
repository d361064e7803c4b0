import type { DemoPerson } from '#content/content.ts'

export const hanneloreZistler = {
  key: 'hannelore-zistler',
  firstName: 'Hannelore',
  lastName: 'Zistler',
  category: 'schauspiel',
  profession: { de: 'Schauspielerin, Ehrenmitglied', en: 'Actor, honorary member' },
  biography: {
    de: 'Ihre erste Rolle am Stadttheater war ein Engel ohne Text, im Dezember 1968. Hannelore Zistler war damals fünfzehn und Schülerin der Handelsakademie um die Ecke. Nach der Schauspielschule in Wien und Jahren in Bern und Wuppertal kam sie 1984 als Maria Stuart zurück. Drei Intendanten haben sie seither in Pension schicken wollen, keinem ist es gelungen. Heute ist sie Ehrenmitglied, übernimmt noch eine bis zwei Rollen im Jahr und liest am ersten Advent für die Kinder der Stadt. Ihr Garderobenspiegel ist von 1911, das Blattgold hat sie selbst ausgebessert.',
    en: 'Her first part at the Stadttheater was an angel without lines, in December 1968. Hannelore Zistler was fifteen then and a pupil at the commercial school round the corner. After drama school in Vienna and years in Berne and Wuppertal she returned in 1984 as Mary Stuart. Three directors have since tried to retire her, none with success. Today she is an honorary member, still takes a part or two a year and reads to the town’s children on the first Sunday in Advent. Her dressing-room mirror dates from 1911; she touched up the gold leaf herself.',
  },
} satisfies DemoPerson
