import type { DemoTag } from './house-content.ts'

export const tags = [
  { key: 'familie', name: { de: 'Familie', en: 'Family' }, showInFilter: true },
  { key: 'barrierefrei', name: { de: 'Barrierefrei', en: 'Accessible' }, showInFilter: true },
  {
    key: 'rollstuhlplaetze',
    name: { de: 'Rollstuhlplätze', en: 'Wheelchair places' },
    showInFilter: true,
  },
  {
    key: 'mit-einfuehrung',
    name: { de: 'Mit Einführung', en: 'With introduction' },
    showInFilter: true,
  },
  { key: 'uebertitel', name: { de: 'Übertitel', en: 'Surtitles' }, showInFilter: true },
  {
    key: 'schulvorstellung',
    name: { de: 'Schulvorstellung', en: 'Schools performance' },
    showInFilter: true,
  },
  {
    key: 'letzte-vorstellung',
    name: { de: 'Letzte Vorstellung', en: 'Last performance' },
    showInFilter: false,
  },
  {
    key: 'nachgespraech',
    name: { de: 'Nachgespräch', en: 'Post-show talk' },
    showInFilter: true,
  },
  { key: 'open-air', name: { de: 'Open Air', en: 'Open air' }, showInFilter: true },
  { key: 'klassiker', name: { de: 'Klassiker', en: 'Classic' }, showInFilter: false },
  { key: 'wiederaufnahme', name: { de: 'Wiederaufnahme', en: 'Revival' }, showInFilter: false },
] satisfies DemoTag[]
