import type { DemoPoster } from '#content/content.ts'

const ground = '#a69cb8'
const ink = '#2a2238'
const accent = '#f6f2ea'

export const einDeutschesRequiem = {
  key: 'ein-deutsches-requiem',
  ground,
  ink,
  accent,
  form: `
    <g fill="${ink}">
      <path d="M150 2000C170 1000 190 700 130 420 240 700 230 1000 220 2000Z"/>
      <path d="M260 2000C270 1000 290 600 250 230 350 600 350 1000 340 2000Z"/>
      <path d="M370 2000C380 1000 400 500 430 110 470 500 460 1000 450 2000Z"/>
      <path d="M620 2000C620 1000 640 600 720 200 720 600 710 1000 700 2000Z"/>
      <path d="M740 2000C740 1100 760 700 860 380 830 700 820 1100 810 2000Z"/>
      <path d="M850 2000C850 1100 880 900 980 600 940 900 930 1100 920 2000Z"/>
    </g>
    <path
      d="M500 2000C510 1100 490 760 575 310 690 420 800 610 812 830 740 690 660 590 588 530 575 800
        585 1100 585 2000Z"
      fill="${accent}"/>`,
  alt: {
    de: 'Sieben hohe Grashalme stehen im Grau, ein weißer ist geknickt wie eine Sense.',
    en: 'Seven tall blades of grass stand against grey, and one, white, is bent like a scythe.',
  },
} satisfies DemoPoster
