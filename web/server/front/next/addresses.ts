const filesOfBuild = '/_next/static/'

/** Whether a path is that of a file of the build, which is named by its content and never changes. */
export const isBuildFile = (path: string): boolean => path.startsWith(filesOfBuild)

/** The address of a file below the build's `static` folder. */
export const buildFileAddress = (file: string): string => filesOfBuild + file

const internal = /^\/_next\/(?!static\/)|\.rsc$|\.segments\//

/** Whether a path is one of Next's own ways to a page's data: pages of the site never link to them. */
export const isInternalPath = (path: string): boolean => internal.test(path)

/** By this parameter the router in the browser marks its requests, and loses its way where an answer has dropped it. */
export const routerMark = '_rsc'
