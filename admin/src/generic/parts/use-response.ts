import { useCallback, useEffect, useState } from 'react'
import { callOrigin } from '#provider/call-origin.ts'

type State<Response> = { path: string; found?: Response; problem?: string }

/**
 * What the origin responds to a call that changes nothing; until then that to the call before. `replace` takes what a call that writes has
 * responded.
 */
export function useResponse<Response>(path: string) {
  const [state, setState] = useState<State<Response>>()
  useEffect(() => {
    const ending = new AbortController()
    callOrigin(path, { signal: ending.signal }).then(
      (found) => setState({ path, found: found as Response }),
      (error: unknown) => {
        if (!ending.signal.aborted) setState({ path, problem: (error as Error).message })
      },
    )
    return () => ending.abort()
  }, [path])
  const replace = useCallback((found: Response) => setState({ path, found }), [path])
  const isCurrent = state?.path === path
  return {
    ...(state?.found && { found: state.found }),
    ...(isCurrent && state.problem !== undefined && { problem: state.problem }),
    isLoading: !isCurrent,
    replace,
  }
}
