import type { Import } from './read-imports.ts'
import type { Place } from './place.ts'

type Edge = Import & {
  from: Place
  /** Nothing for packages of others. */
  to: Place | undefined
  /** Paths in the tree. */
  fromPath: string
  toPath: string | undefined
}

export type Rule = {
  name: string
  /** What the author should do instead. */
  advice: string
  isBroken: (edge: Edge) => boolean
}

type InnerEdge = Edge & { to: Place; toPath: string }

const isInner = (edge: Edge): edge is InnerEdge => edge.to !== undefined
const within = (edge: Edge, workspace: string): edge is InnerEdge =>
  isInner(edge) && edge.from.workspace === workspace && edge.to.workspace === workspace
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

// What each layer may know. The ones above compose, the ones below are known by many.
const webLayers: Record<string, string[]> = {
  // The front asks the graph for the state of the site, by hash; it shows nothing.
  server: ['graphql', 'i18n', 'lib'],
  app: ['modules', 'features', 'editor', 'components', 'ui', 'graphql', 'i18n', 'lib'],
  modules: ['components', 'ui', 'graphql', 'i18n', 'lib'],
  features: ['components', 'ui', 'graphql', 'i18n', 'lib'],
  editor: ['components', 'ui', 'graphql', 'i18n', 'lib'],
  // What several features or modules show of the same type of the graph, with its fragment.
  components: ['ui', 'graphql', 'i18n', 'lib'],
  ui: ['i18n', 'lib'],
  graphql: ['i18n', 'lib'],
  i18n: ['lib'],
  lib: [],
}

const backendLayers: Record<string, string[]> = {
  features: ['catalogue', 'sessions', 'plugins', 'mail', 'http', 'database'],
  catalogue: ['http', 'database'],
  sessions: ['http', 'database'],
  plugins: ['http', 'database'],
  mail: [],
  http: ['database'],
  database: [],
}

/** Files that lie beside these folders (the change feed, uploads) may use all of them. */
const schemaLayers: Record<string, string[]> = {
  rest: ['modules', 'fields', 'shapes'],
  modules: ['fields', 'shapes'],
  fields: ['shapes'],
  shapes: [],
}

const meshFolders = new Set(['origin', 'types', 'plugins', 'transforms'])

/** DESIGN: „Tree, and who may import whom“. */
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
      ['mesh', 'web', 'backend', 'demo', 'scripts'].includes(edge.from.workspace) &&
      ![edge.from.workspace, 'schema', 'tests'].includes(edge.to.workspace) &&
      !(edge.from.workspace === 'demo' && edge.to.workspace === 'backend') &&
      !(edge.from.isTest && edge.to.workspace === 'demo'),
  },
  {
    name: 'nothing-imports-tests',
    advice: 'only tests may know tests and their fixtures',
    isBroken: (edge) => isInner(edge) && edge.to.isTest && !edge.from.isTest,
  },
  {
    name: 'web-arrows-point-down',
    advice:
      'app → modules, features, editor → components → ui, graphql → i18n → lib; neighbours do not know each other',
    isBroken: (edge) => within(edge, 'web') && !edge.from.isTest && breaksLayers(edge, webLayers),
  },
  {
    name: 'backend-arrows-point-down',
    advice:
      'features → catalogue, sessions, plugins, mail → http → database; what composes them lies beside them',
    isBroken: (edge) =>
      within(edge, 'backend') && !edge.from.isTest && breaksLayers(edge, backendLayers),
  },
  {
    name: 'schema-arrows-point-down',
    advice: 'rest → modules → fields → shapes: put what both need into the layer below',
    isBroken: (edge) =>
      within(edge, 'schema') && !edge.from.isTest && breaksLayers(edge, schemaLayers),
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
      // What lies beside the gateway's types is shared by them; beside modules and features lies what composes these.
      (edge.to.room !== undefined || edge.to.workspace !== 'mesh'),
  },
  {
    name: 'editor-only-when-asked-for',
    advice: 'reach the editor by import() from app/, so that visitors do not load it',
    isBroken: (edge) =>
      within(edge, 'web') &&
      edge.to.layer === 'editor' &&
      edge.from.layer !== 'editor' &&
      !edge.isDynamic,
  },
  {
    name: 'mesh-arrows-point-down',
    advice: 'the parts of the gateway do not know what composes them',
    isBroken: (edge) =>
      within(edge, 'mesh') &&
      !edge.from.isTest &&
      meshFolders.has(edge.from.layer) &&
      /^(main|gateway)\.ts$/.test(edge.to.layer),
  },
]

function breaksLayers({ from, to }: InnerEdge, layers: Record<string, string[]>): boolean {
  const known = layers[from.layer]
  // Files that lie beside the layers compose them; only layers are bound.
  if (!known || from.layer === to.layer) return false
  return to.layer in layers ? !known.includes(to.layer) : composers.has(to.layer)
}

const composers = new Set(['server.ts', 'app.ts', 'main.ts', 'prepare.ts'])
