import type { DemoPoster } from '#demo/content.ts'

const ground = '#0e5a63'
const ink = '#f6f2ea'
const accent = '#f0714a'

/** A doll's outline: round head, bell of a dress, as wide as it swings. */
const doll = 'M0 -380A95 95 0 0 1 50 -205V-170C60 -60 110 20 200 420H-200C-110 20 -60 -60 -50 -170V-205A95 95 0 0 1 0 -380Z'

export const noraOderEinPuppenheim = {
  key: 'nora-oder-ein-puppenheim',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(370 500)">
      <path d="M-200 420H200L420 2000H-520Z" fill="${ink}"/>
      <path d="${doll}" fill="${ink}"/>
      <g transform="translate(200 0) skewY(14) scale(.72 1) translate(200 0)">
        <path d="${doll}" fill="${accent}"/>
        <circle cx="60" cy="120" r="20" fill="${ground}"/>
      </g>
    </g>`,
  alt: {
    de: 'Aus einer Wand ist eine Puppe geschnitten: Sie schwingt auf wie eine Tür, und durch das Loch fällt Licht.',
    en: 'A doll has been cut out of a wall: she swings open like a door, and light falls through the hole.',
  },
} satisfies DemoPoster
