import type { DemoPoster } from '#demo/content.ts'

const ground = '#A9BDB8'
const ink = '#16130F'
const accent = '#C3241F'

export const derFliegendeHollaender = {
  key: 'der-fliegende-hollaender',
  ground,
  ink,
  accent,
  form: `
    <path d="M560 -400L600 380L130 300Q330 -100 560 -400Z" fill="${accent}"/>
    <path d="M120 340L900 430Q840 620 560 600Q260 570 120 340Z" fill="${ink}"/>
    <path d="M590 -1000L620 440" stroke="${ink}" stroke-width="26"/>
    <path d="M690 560V800" stroke="${ink}" stroke-width="12"/>
    <path d="M-1000 930Q-750 790 -500 930T0 930T500 930T1000 930T1500 930T2000 930V2000H-1000Z" fill="${ink}"/>
  `,
  alt: {
    de: 'Ein schwarzes Schiff mit blutrotem Segel schwebt über dem Meer; seine Kette erreicht das Wasser nicht.',
    en: 'A black ship with a blood-red sail hovers above the sea; its chain does not reach the water.',
  },
} satisfies DemoPoster
