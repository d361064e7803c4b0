import { AsyncLocalStorage } from 'node:async_hooks'

/** The statuses of pages that Next cannot give: it knows 200, 404 and redirects. */
type PageStatus = 410

type Render = { status: PageStatus | undefined }

// Next may load another copy of this module: both must share the renders.
const key = Symbol.for('foyer.response-status')
const globals = globalThis as { [key]?: AsyncLocalStorage<Render> }
const renders = (globals[key] ??= new AsyncLocalStorage<Render>())

/** Renders a page for one request, with the status that the page says. Not for pages that requests share. */
export async function withPageStatus<Rendering extends { status: number }>(
  render: () => Promise<Rendering>,
): Promise<Rendering> {
  const stated: Render = { status: undefined }
  const rendering = await renders.run(stated, render)
  return stated.status !== undefined && rendering.status === 200
    ? { ...rendering, status: stated.status }
    : rendering
}

/** Says the status of the page that is being rendered. */
export function setPageStatus(status: PageStatus): void {
  const render = renders.getStore()
  if (render) render.status = status
}
