const buildFilesPath = '/_next/static/'

/** Whether a path is that of a build file, which is named by its content and never changes. */
export const isBuildFile = (path: string): boolean => path.startsWith(buildFilesPath)

/** The address of a file below the build's `static` folder. */
export const buildFileAddress = (file: string): string => buildFilesPath + file

const internal = /^\/_next\/(?!static\/)|\.rsc$|\.segments\//

/** Whether a path is one of Next's internal addresses of page data, which the site never links to. */
export const isInternalPath = (path: string): boolean => internal.test(path)

/** The parameter by which the router marks its requests. The router fails when a redirect drops it. */
export const routerParameter = '_rsc'
