import type { Plugin } from 'graphql-yoga'
import type { Logger } from 'pino'
import type { GatewayContext } from '#gateway/context.ts'

type Failed = { errors?: readonly { message: string; extensions?: { code?: unknown } }[] }

/** Logs one line per operation: its name, duration, and error codes. */
export function useAccessLog(log: Logger): Plugin {
  return {
    onExecute({ args }) {
      const startedMs = performance.now()
      return {
        onExecuteDone({ result }) {
          const { errors } = result as Failed
          const { requestId } = args.contextValue as Partial<GatewayContext>
          log.info(
            {
              operation: args.operationName ?? 'anonymous',
              ...(requestId && { requestId }),
              ms: Math.round((performance.now() - startedMs) * 10) / 10,
              ...(errors && {
                errors: errors.map((error) => error.extensions?.code ?? error.message),
              }),
            },
            'operation',
          )
        },
      }
    },
  }
}
