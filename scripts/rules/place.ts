/** The place of a file in the tree: workspace, layer and folder. */
export type Place = {
  /** `schema`, `mesh`, `web`, `backend`, `demo`, `admin`, `scripts`, `tests`, or `root` for the files beside them. */
  workspace: string
  /** The folder below the workspace's sources, such as `modules` or `features`; the file's own name if there is none. */
  layer: string
  /** The folder in the layer, such as `quote`; undefined for files directly in the layer. */
  room: string | undefined
  isTest: boolean
}

const workspaces = new Set([
  'schema',
  'mesh',
  'web',
  'backend',
  'demo',
  'admin',
  'scripts',
  'tests',
])

export function placeOf(path: string): Place {
  const [first = '', ...rest] = path.split('/')
  const isTest =
    first === 'tests' || /\.test\.tsx?$/.test(path) || /\/(src\/test|testing)\//.test(path)
  if (!workspaces.has(first) || rest.length === 0)
    return { workspace: 'root', layer: '', room: undefined, isTest }
  const inner = rest[0] === 'src' ? rest.slice(1) : rest
  return {
    workspace: first,
    layer: inner[0] ?? '',
    room: inner.length > 2 ? inner[1] : undefined,
    isTest,
  }
}
