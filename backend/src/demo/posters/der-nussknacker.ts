import type { DemoPoster } from '#demo/content.ts'

const ground = '#F39AB4'
const ink = '#6B0F2B'
const accent = '#F6F2EA'

export const derNussknacker = {
  key: 'der-nussknacker',
  ground,
  ink,
  accent,
  form: `
    <path d="M500 250C380 120 180 170 140 330C120 200 20 180 -40 240C-20 420 200 480 500 350C800 480 1020 420 1040 240C980 180 880 200 860 330C820 170 620 120 500 250Z" fill="${ink}"/>
    <rect x="200" y="440" width="600" height="420" fill="${ink}"/>
    <g fill="${accent}">
    <rect x="208" y="440" width="91" height="120"/><rect x="208" y="740" width="91" height="120"/>
    <rect x="306.5" y="440" width="91" height="120"/><rect x="306.5" y="740" width="91" height="120"/>
    <rect x="405" y="440" width="91" height="120"/><rect x="405" y="740" width="91" height="120"/>
    <rect x="503.5" y="440" width="91" height="120"/><rect x="503.5" y="740" width="91" height="120"/>
    <rect x="602" y="440" width="91" height="120"/><rect x="602" y="740" width="91" height="120"/>
    <rect x="700.5" y="440" width="91" height="120"/><rect x="700.5" y="740" width="91" height="120"/>
    </g>
    <circle cx="560" cy="650" r="130" fill="${ground}"/>
    <path d="M560 500L530 600L580 640L540 690L570 800" fill="none" stroke="${ink}" stroke-width="16"/>
  `,
  alt: {
    de: 'Ein gewaltiger Mund mit Schnurrbart und eckigen Zähnen, zwischen denen eben eine Nuss zerspringt.',
    en: 'An enormous mouth with a moustache and square teeth, between which a nut is just cracking.',
  },
} satisfies DemoPoster
