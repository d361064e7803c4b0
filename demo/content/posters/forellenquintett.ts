import type { DemoPoster } from '#content/content.ts'

const ground = '#bfe0df'
const ink = '#0e3a5b'
const accent = '#e8513a'

export const forellenquintett = {
  key: 'forellenquintett',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-17 520 500) translate(12 40) scale(.92)">
      <g transform="translate(0 100) scale(1 .8)">
        <path
          d="M40 332H2000v12H40zM40 412H2000v12H40zM40 492H2000v12H40zM40 572H2000v12H40zM40
            652H2000v12H40z"
          fill="${ink}"/>
        <path
          d="M930 520C850 360 740 285 600 285 460 285 370 370 290 450L130 300Q190 480 120 690L290
            560C370 640 470 715 610 715 750 715 860 640 930 520Z"
          fill="${ink}"/>
        <path
          d="M452 332H752v12H452zM354 412H838v12H354zM180 492H904v12H180zM318 572H888v12H318zM402
            652H816v12H402z"
          fill="${ground}"/>
      </g>
      <g fill="${accent}">
        <circle cx="460" cy="498" r="34"/>
        <circle cx="560" cy="434" r="34"/>
        <circle cx="590" cy="563" r="34"/>
        <circle cx="670" cy="498" r="34"/>
      </g>
      <circle cx="800" cy="462" r="22" fill="${ground}"/>
    </g>`,
  alt: {
    de: 'Fünf Notenlinien laufen durch eine dunkelblaue Forelle, deren rote Tupfen darauf sitzen wie Noten.',
    en: 'Five stave lines run through a dark blue trout whose red spots sit on them like notes.',
  },
} satisfies DemoPoster
