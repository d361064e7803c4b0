import type { DemoPoster } from '#content/content.ts'

const ground = '#16130f'
const ink = '#f6f2ea'
const accent = '#e0a526'

export const hamlet = {
  key: 'hamlet',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-15 500 500) translate(20 -20)">
      <path
        d="M150 400C150 190 310 90 500 90S850 190 850 400L880 770 750 640 690 850 590 660 500 870
          410 660 310 850 250 640 120 770Z"
        fill="${accent}"/>
      <g fill="${ink}">
        <circle cx="120" cy="775" r="40"/>
        <circle cx="310" cy="850" r="40"/>
        <circle cx="500" cy="870" r="40"/>
        <circle cx="690" cy="850" r="40"/>
        <circle cx="880" cy="775" r="40"/>
      </g>
      <circle cx="330" cy="390" r="105" fill="${ground}"/>
      <path d="M670 265 785 390 670 515 555 390Z" fill="${ground}"/>
      <path d="M500 490 555 600H445Z" fill="${ground}"/>
    </g>`,
  alt: {
    de: 'Eine goldene Krone fällt kopfüber ins Schwarze und wird zum Totenschädel: Ihre Zacken sind die Zähne.',
    en: 'A golden crown falls upside down into blackness and becomes a skull: its points are the teeth.',
  },
} satisfies DemoPoster
