import type { DemoPoster } from '#demo/content.ts'

const ground = '#1e5f86'
const ink = '#f6f2ea'
const accent = '#e23a2a'

export const dieMoewe = {
  key: 'die-moewe',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-17 520 560)">
      <path d="M488 560H552V900L520 860 488 900Z" fill="${accent}"/>
      <g fill="${ink}" stroke="${ground}" stroke-width="12" stroke-linejoin="round">
        <path d="M520 690C440 560 330 560 160 610L190 450C330 420 470 440 520 560Z"/>
        <path d="M520 650C440 500 280 450 70 510L100 370C290 330 470 370 520 530Z"/>
        <path d="M520 610C440 420 260 340 -20 400L30 270C270 220 480 290 520 490Z"/>
        <path d="M520 690C600 560 710 560 880 610L850 450C710 420 570 440 520 560Z"/>
        <path d="M520 650C600 500 760 450 970 510L940 370C750 330 570 370 520 530Z"/>
        <path d="M520 610C600 420 780 340 1060 400L1010 270C770 220 560 290 520 490Z"/>
      </g>
    </g>`,
  alt: {
    de: 'Ein aufgeschlagenes Buch fliegt als weiße Möwe über dunkles Blau, sein rotes Leseband hängt herab wie Blut.',
    en: 'An open book flies across deep blue as a white gull, its red ribbon hanging down like blood.',
  },
} satisfies DemoPoster
