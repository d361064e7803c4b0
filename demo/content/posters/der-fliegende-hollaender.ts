import type { DemoPoster } from '#content/content.ts'

const ground = '#A9BDB8'
const ink = '#16130F'
const accent = '#C3241F'

export const derFliegendeHollaender = {
  key: 'der-fliegende-hollaender',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(500 505) rotate(12) scale(.88) translate(-520 -520)">
      <path d="M478 300H300Q160 500 240 690Q360 620 478 650Z" fill="${accent}"/>
      <path d="M562 300H740Q800 420 770 560L735 520L715 610L670 560L640 640L600 600L562 650Z" fill="${accent}"/>
      <circle cx="520" cy="150" r="56" fill="none" stroke="${ink}" stroke-width="34"/>
      <path d="M497 200H543V760H497ZM270 245H770V290H270Z" fill="${ink}"/>
      <path d="M90 560L230 660L205 690C290 760 400 780 520 780S750 760 835 690L810 660L950 560L930 760L900 740C820 860 680 910 520 910S220 860 140 740L110 760Z" fill="${ink}"/>
    </g>
  `,
  alt: {
    de: 'Ein schwarzer Anker mit zerrissenen roten Segeln, der zugleich ein Schiff ist, treibt schräg über die graue Fläche.',
    en: 'A black anchor with torn red sails, which is also a ship, drifts aslant across a grey sheet.',
  },
} satisfies DemoPoster
