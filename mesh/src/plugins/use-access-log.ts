import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Logger } from 'pino'
import { maskError } from '#errors/mask-error.ts'
import type { GatewayContext } from '#gateway/context.ts'

type Failed = { errors?: readonly Error[] }

/** Logs one line per operation: its name, duration, and error codes as the client gets them. */
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
              ...(errors && { errors: errors.map(codeOf) }),
            },
            'executed an operation',
          )
        },
      }
    },
  }
}

function codeOf(error: Error): unknown {
  const masked = maskError(error, error.message)
  return (masked instanceof GraphQLError && masked.extensions['code']) || masked.message
}
