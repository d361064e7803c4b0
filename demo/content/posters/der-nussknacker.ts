import type { DemoPoster } from '#content/content.ts'

const ground = '#F39AB4'
const ink = '#6B0F2B'
const accent = '#F6F2EA'

export const derNussknacker = {
  key: 'der-nussknacker',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(60 -50) rotate(-8 500 500) scale(1.06)">
      <path d="M500 330C420 210 240 220 170 310C130 360 60 370 -20 280C-10 450 160 520 320 470C420 440 470 410 500 390C530 410 580 440 680 470C840 520 1010 450 1020 280C940 370 870 360 830 310C760 220 580 210 500 330Z" fill="${ink}"/>
      <rect x="182" y="520" width="644" height="400" fill="${ink}"/>
      <g fill="${accent}">
        <rect x="188" y="520" width="98" height="120"/>
        <rect x="188" y="800" width="98" height="120"/>
        <rect x="293" y="520" width="98" height="120"/>
        <rect x="293" y="800" width="98" height="120"/>
        <rect x="398" y="520" width="98" height="112"/>
        <rect x="398" y="808" width="98" height="112"/>
        <rect x="503" y="520" width="98" height="104"/>
        <rect x="503" y="816" width="98" height="104"/>
        <rect x="608" y="520" width="98" height="112"/>
        <rect x="608" y="808" width="98" height="112"/>
        <rect x="713" y="520" width="98" height="120"/>
        <rect x="713" y="800" width="98" height="120"/>
      </g>
      <circle cx="560" cy="720" r="112" fill="${ground}"/>
      <path d="M566 590L532 676L590 714L546 760L572 850" fill="none" stroke="${ink}" stroke-width="18"/>
    </g>
  `,
  alt: {
    de: 'Ein gewaltiger Mund mit Schnurrbart und eckigen Zähnen, zwischen denen eben eine Nuss zerspringt.',
    en: 'An enormous mouth with a moustache and square teeth, between which a nut is just cracking.',
  },
} satisfies DemoPoster
