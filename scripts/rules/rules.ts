import { layers } from './layers.ts'
import type { Import } from './read-imports.ts'
import type { Place } from './place.ts'

export type Edge = Import & {
  from: Place
  /** Undefined for external packages. */
  to: Place | undefined
  /** Paths in the tree. */
  fromPath: string
  toPath: string | undefined
}

export type Rule = {
  name: string
  /** How to fix it. */
  advice: string
  isBroken: (edge: Edge) => boolean
}

type InnerEdge = Edge & { to: Place; toPath: string }

const isInner = (edge: Edge): edge is InnerEdge => edge.to !== undefined
const within = (edge: Edge, workspace: string): edge is InnerEdge =>
  isInner(edge) && edge.from.workspace === workspace && edge.to.workspace === workspace
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

const graphReaders = /^web\/src\/graphql\/read(-live)?\.ts$/
/** Where pages are rendered, and files for machines and responses to forms, which are the same for everybody. */
const mayChooseReader =
  /^web\/src\/(app\/(routing\/|.*\/route\.ts$)|features\/(feeds|sitemap|magazine\/feed)\/)/

/** Which layer may import which. */
export const rules: Rule[] = [
  {
    name: 'no-parent',
    advice: 'inside a folder import with „./“, across folders with the „#“ names of package.json',
    isBroken: ({ specifier }) => /(^|\/)\.\.(\/|$)/.test(specifier),
  },
  {
    name: 'neighbours-by-dot',
    advice: 'files of the same folder import each other with „./“',
    isBroken: (edge) =>
      isInner(edge) &&
      !edge.specifier.startsWith('.') &&
      folderOf(edge.fromPath) === folderOf(edge.toPath),
  },
  {
    name: 'schema-knows-nobody',
    advice: 'the contracts import nothing of ours: move what is needed into schema/',
    isBroken: (edge) =>
      isInner(edge) && edge.from.workspace === 'schema' && edge.to.workspace !== 'schema',
  },
  {
    name: 'workspaces-meet-in-schema',
    advice:
      'put what two workspaces share into schema/; only the demo fills the origin, and only tests know the demo',
    isBroken: (edge) =>
      isInner(edge) &&
      ['mesh', 'web', 'backend', 'demo', 'admin', 'scripts'].includes(edge.from.workspace) &&
      ![edge.from.workspace, 'schema', 'tests'].includes(edge.to.workspace) &&
      !(edge.from.workspace === 'demo' && edge.to.workspace === 'backend') &&
      !(edge.from.isTest && edge.to.workspace === 'demo'),
  },
  {
    name: 'nothing-imports-tests',
    advice: 'only tests may know tests and their fixtures, and benches the load of tests/load',
    isBroken: (edge) =>
      isInner(edge) &&
      edge.to.isTest &&
      !edge.from.isTest &&
      !(edge.from.layer === 'bench' && edge.to.workspace === 'tests' && edge.to.layer === 'load'),
  },
  {
    name: 'arrows-point-down',
    advice:
      'a folder knows those that `layers.ts` lists for it: put what both need into a layer below',
    isBroken: ({ from, to }) =>
      to !== undefined && !from.isTest && from.workspace === to.workspace && !mayKnow(from, to),
  },
  {
    name: 'siblings-do-not-know-each-other',
    advice: 'let the layer above bring them together, or move what both need into the layer below',
    isBroken: (edge) =>
      (within(edge, 'web') || within(edge, 'backend') || within(edge, 'mesh')) &&
      ['modules', 'features', 'types'].includes(edge.from.layer) &&
      edge.from.layer === edge.to.layer &&
      edge.from.room !== undefined &&
      edge.from.room !== edge.to.room &&
      // Files beside the gateway's types are shared by them; files beside modules and features compose these.
      (edge.to.room !== undefined || edge.to.workspace !== 'mesh'),
  },
  {
    name: 'pages-are-given-their-reader',
    advice:
      'take `read` as an argument, from `load` of the page: editors read live, visitors from the cache',
    isBroken: (edge) =>
      isInner(edge) &&
      graphReaders.test(edge.toPath) &&
      !edge.isType &&
      !edge.from.isTest &&
      !mayChooseReader.test(edge.fromPath),
  },
  {
    name: 'editor-only-on-demand',
    advice: 'reach the editor by import() from app/, so that visitors do not load it',
    // The host of the editor is on no page of visitors, and requests the draft before the editor is there.
    isBroken: (edge) =>
      within(edge, 'web') &&
      edge.fromPath !== 'web/src/app/editing/editor-host.tsx' &&
      edge.to.layer === 'editor' &&
      edge.from.layer !== 'editor' &&
      !edge.isDynamic,
  },
]

function mayKnow(from: Place, to: Place): boolean {
  const known = layers[from.workspace]?.[from.layer]
  // Files beside the layers compose them; only layers are restricted.
  if (!known || from.layer === to.layer) return true
  const isLayer = to.layer in layers[from.workspace]!
  return isLayer ? known.includes(to.layer) : !composers.has(to.layer)
}

const composers = new Set(['server.ts', 'app.ts', 'main.ts', 'gateway.ts', 'prepare.ts'])
