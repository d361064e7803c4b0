import type { DemoPoster } from '#demo/content.ts'

const ground = '#A9CBDD'
const ink = '#12304F'
const accent = '#F6F2EA'

export const schwanensee = {
  key: 'schwanensee',
  ground,
  ink,
  accent,
  form: `
    <rect x="-1000" y="470" width="3000" height="1600" fill="${ink}"/>
    <path d="M400 300C330 180 400 60 510 80" fill="none" stroke="${accent}" stroke-width="60"/>
    <path d="M290 470C380 380 430 360 410 290" fill="none" stroke="${accent}" stroke-width="74"/>
    <path d="M250 470Q420 330 640 380Q800 390 900 260Q900 440 780 470Z" fill="${accent}"/>
    <path d="M510 50L600 130L500 112Z" fill="${ink}"/>
    <path d="M480 470H640L590 800Q575 900 550 950Q530 900 528 800Z" fill="${accent}"/>
  `,
  alt: {
    de: 'Ein weißer Schwan auf dem See; unter Wasser trägt ihn das Bein einer Tänzerin auf Spitze.',
    en: 'A white swan on the lake; under the water a dancer’s leg on pointe carries it.',
  },
} satisfies DemoPoster
