import type { DemoPoster } from '#content/content.ts'

const ground = '#1B5B3E'
const ink = '#D98A3D'
const accent = '#F6F2EA'

export const haenselUndGretel = {
  key: 'haensel-und-gretel',
  ground,
  ink,
  accent,
  form: `
    <path d="M320 520H850V2000H320Z" fill="${ink}"/>
    <path d="M150 540Q580 440 1010 540L1000 590Q580 490 160 590Z" fill="${accent}"/>
    <path d="M290 500C470 400 520 270 480 180Q430 110 330 160Q430 50 560 110C640 160 740 390 880 500Q580 430 290 500Z" fill="${accent}"/>
    <path d="M380 2000V790A140 140 0 0 1 660 790V2000Z" fill="${ground}"/>
    <path transform="translate(0 -40)" d="M396 766L428 838L464 712L508 830L546 693L590 822L622 735L654 790A140 140 0 0 0 396 766Z" fill="${accent}"/>
    <circle cx="755" cy="690" r="42" fill="${ground}"/>
    <circle cx="530" cy="825" r="20" fill="${accent}"/>
    <circle cx="445" cy="885" r="26" fill="${accent}"/>
    <circle cx="232" cy="855" r="34" fill="${accent}"/>
    <circle cx="95" cy="800" r="40" fill="${accent}"/>
    <circle cx="-70" cy="840" r="46" fill="${accent}"/>
  `,
  alt: {
    de: 'Ein Lebkuchenhaus mit einem Hexenhut als Dach; Brösel führen in die Tür, die Zähne hat.',
    en: 'A gingerbread house with a witch’s hat for a roof; crumbs lead into its door, which has teeth.',
  },
} satisfies DemoPoster
