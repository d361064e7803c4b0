import type { DemoPoster } from '#content/content.ts'

const ground = '#A9CBDD'
const ink = '#12304F'
const accent = '#F6F2EA'

export const schwanensee = {
  key: 'schwanensee',
  ground,
  ink,
  accent,
  form: `
    <rect x="-1000" y="460" width="3000" height="1600" fill="${ink}"/>
    <path d="M350 430C190 330 440 300 400 205C370 135 285 140 258 190" fill="none" stroke="${accent}" stroke-width="62"/>
    <path d="M226 176L285 206L210 262Z" fill="${ink}"/>
    <path d="M268 460C268 390 340 360 430 376C580 400 720 350 880 230C890 370 820 460 720 460Z" fill="${accent}"/>
    <path d="M460 455C475 545 500 565 505 615C512 690 532 730 537 770C536 810 530 840 545 900H572C584 850 592 830 584 795C578 775 578 755 588 722C614 662 592 622 594 590C602 540 622 505 628 455Z" fill="${accent}"/>
    <path d="M460 455L300 585L306 615L505 712L508 672L400 592L580 455Z" fill="${accent}"/>
    <path d="M536 800C536 830 534 850 545 900H572C584 850 590 830 585 800Z" fill="${ground}"/>
    <path d="M530 770L588 745M530 740L588 772" stroke="${ground}" stroke-width="9"/>
  `,
  alt: {
    de: 'Ein weißer Schwan auf dem See; unter Wasser tragen ihn die Beine einer Tänzerin auf Spitze.',
    en: 'A white swan on the lake; under the water it is carried by the legs of a dancer on pointe.',
  },
} satisfies DemoPoster
