import { useCallback, useEffect, useState } from 'react'
import { callOrigin } from '#provider/call-origin.ts'

type State<Response> = { path: string; version: number; found?: Response; problem?: string }

/**
 * What the origin responds to a call that changes nothing; until then that to the call before. `replace` takes what a call that writes has
 * responded. With another version it is called again.
 */
export function useResponse<Response>(path: string, version = 0) {
  const [state, setState] = useState<State<Response>>()
  useEffect(() => {
    const ending = new AbortController()
    callOrigin(path, { signal: ending.signal }).then(
      (found) => setState({ path, version, found: found as Response }),
      (error: unknown) => {
        if (!ending.signal.aborted) setState({ path, version, problem: (error as Error).message })
      },
    )
    return () => ending.abort()
  }, [path, version])
  const replace = useCallback(
    (found: Response) => setState({ path, version, found }),
    [path, version],
  )
  const isCurrent = state?.path === path && state.version === version
  return {
    ...(state?.found && { found: state.found }),
    ...(isCurrent && state.problem !== undefined && { problem: state.problem }),
    isLoading: !isCurrent,
    replace,
  }
}
