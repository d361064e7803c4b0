import type { DemoPoster } from '#content/content.ts'

const ground = '#1e5f86'
const ink = '#f6f2ea'
const accent = '#ff5a45'

export const dieMoewe = {
  key: 'die-moewe',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(510 510) rotate(-17) scale(.88) translate(-520 -540)">
      <path d="M488 560H552V900L520 860 488 900Z" fill="${accent}"/>
      <g fill="${ink}" stroke="${ground}" stroke-width="12" stroke-linejoin="round">
        <path d="M520 690C440 570 330 560 190 620L170 530C310 440 460 440 520 560Z"/>
        <path d="M520 650C440 500 290 460 70 540L55 450C260 350 470 370 520 530Z"/>
        <path d="M520 610C440 420 270 340 -70 470L-80 400C200 210 480 270 520 490Z"/>
        <path d="M520 690C600 570 710 560 850 620L870 530C730 440 580 440 520 560Z"/>
        <path d="M520 650C600 500 750 460 970 540L985 450C780 350 570 370 520 530Z"/>
        <path d="M520 610C600 420 770 340 1110 470L1120 400C840 210 560 270 520 490Z"/>
      </g>
    </g>`,
  alt: {
    de: 'Ein aufgeschlagenes Buch fliegt als weiße Möwe über dunkles Blau, sein rotes Leseband hängt herab wie Blut.',
    en: 'An open book flies across deep blue as a white gull, its red ribbon hanging down like blood.',
  },
} satisfies DemoPoster
