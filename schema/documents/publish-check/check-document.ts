import type { Fields } from '@foyer/schema/fields/field.ts'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import { anchorFindings } from './anchors.ts'
import { contentFields, definedModules, type ContentField } from './content-fields.ts'
import { findingOf, type Finding } from './finding.ts'
import { contentLinks, ownLinks, textOf, type ContentLink } from './links.ts'
import { isVagueLinkText } from './vague-link-text.ts'

/** What the checks need beside the document. */
export type PublishFacts = {
  /** Pictures by number, with their alternative text in the language of the document. */
  pictures: ReadonlyMap<number, CheckedPicture>
  /** Links to pages or entities of this site that visitors do not get. */
  deadLinks: ReadonlySet<string>
  /** Links to anchors that their page does not have. */
  deadAnchors: ReadonlySet<string>
  /** Languages of the site in which the document has no content yet. */
  missingTranslations: readonly string[]
}

type CheckedPicture = {
  alt: string
  /** Whether the library says that it only decorates. */
  isDecorative?: boolean
  width: number
  height: number
}

/** The largest picture that a page ever shows is 2,480 pixels wide; a larger one only costs time and space. */
const largestPicturePixels = 20_000_000

/** Findings that an editor should correct before publishing: those of the document first, then by module in reading order. */
export function checkDocument(document: ContentDocument, facts: PublishFacts): Finding[] {
  const findings = [
    ...pictureFindings(document, facts),
    ...headingFindings(document),
    ...linkFindings(document, facts),
    ...anchorFindings(document),
  ]
  const order = new Map(definedModules(document).map(({ id }, index) => [id, index]))
  const translations = facts.missingTranslations.map((value) =>
    findingOf({ module: null, path: [], key: 'missing-translation', value }),
  )
  const menuTargets = ownLinks(document).flatMap((link) =>
    deadFindings({ module: null, ...link }, facts),
  )
  return [
    ...translations,
    ...menuTargets,
    ...findings.toSorted((one, other) => order.get(one.module!)! - order.get(other.module!)!),
  ]
}

/** Whether findings prevent publishing. */
export function isBlocked(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

function pictureFindings(document: ContentDocument, { pictures }: PublishFacts): Finding[] {
  return contentFields(document).flatMap((one): Finding[] => {
    const picture = one.field.type === 'image' ? pictures.get(Number(one.value)) : undefined
    if (!picture) return []
    const at = { module: one.module.id, path: one.path }
    return [
      ...(needsText(one, picture) && picture.alt.trim() === ''
        ? [findingOf({ ...at, key: 'missing-alternative-text' })]
        : []),
      ...(picture.width * picture.height > largestPicturePixels
        ? [findingOf({ ...at, key: 'oversize-picture' })]
        : []),
    ]
  })
}

/** Whether visitors get the alternative text of the picture. Some views show a caption instead, where there is one. */
function needsText(
  { field, siblings, module, path }: ContentField,
  { isDecorative = false }: CheckedPicture,
): boolean {
  if (field.type !== 'image' || !canBeDecorative(module.definition.fields, path)) return false
  const caption = field.alternativeText === undefined ? '' : siblings[field.alternativeText]
  const onlyDecorates = isDecorative || siblings['is_decorative'] === true
  return (!onlyDecorates || isOnlyLink(siblings)) && !isText(caption)
}

function canBeDecorative(fields: Fields, [name, ...rest]: readonly string[]): boolean {
  const field = fields[name!]
  if (field?.type === 'items') return canBeDecorative(field.item, rest.slice(2))
  return Object.hasOwn(fields, 'is_decorative')
}

/** Whether the picture is all that its link consists of: then it cannot be decorative. */
function isOnlyLink({ link, headline }: Values): boolean {
  return isText(link) && !isText(headline)
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The headings begin below that of the page. */
function headingFindings(document: ContentDocument): Finding[] {
  let before = 1
  return definedModules(document).flatMap(({ id, definition, fields }): Finding[] => {
    const level = definition.headingLevel ?? levelOf(definition.fields, fields)
    if (level === undefined) return []
    const isSkipped = level > before + 1
    before = level
    if (!isSkipped) return []
    const path = definition.headingLevel ? [] : ['headline_level']
    return [findingOf({ module: id, path, key: 'skipped-heading-level', value: String(level) })]
  })
}

function levelOf({ headline_level: field }: Fields, { headline_level: level }: Values) {
  if (field?.type !== 'number') return undefined
  return typeof level === 'number' ? level : field.fallback
}

function linkFindings(document: ContentDocument, facts: PublishFacts): Finding[] {
  const withoutTarget = contentFields(document).filter(
    ({ field, name, value, siblings }) =>
      field.type === 'link' && !isText(value) && isText(siblings[textOf(name)]),
  )
  return [
    ...contentLinks(document).flatMap((link) => findingsOfLink(link, facts)),
    ...withoutTarget.map(({ module, path }) =>
      findingOf({ module: module.id, path, key: 'link-without-target' }),
    ),
  ]
}

function findingsOfLink(link: ContentLink, facts: PublishFacts): Finding[] {
  const { module, path, target, text } = link
  const at = { module: module.id, path }
  return [
    ...(text !== undefined && text.trim() === ''
      ? [findingOf({ ...at, key: 'empty-link', value: target })]
      : []),
    ...(text !== undefined && isVagueLinkText(text)
      ? [findingOf({ ...at, key: 'vague-link-text', value: text })]
      : []),
    ...deadFindings({ ...at, target }, facts),
  ]
}

function deadFindings(
  { target, ...at }: Pick<Finding, 'module' | 'path'> & { target: string },
  { deadLinks, deadAnchors }: PublishFacts,
): Finding[] {
  return [
    ...(deadLinks.has(target) ? [findingOf({ ...at, key: 'dead-link', value: target })] : []),
    ...(deadAnchors.has(target) ? [findingOf({ ...at, key: 'dead-anchor', value: target })] : []),
  ]
}
