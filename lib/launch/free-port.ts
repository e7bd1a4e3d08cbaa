import { createServer } from 'node:net'
import { errorCode, LaunchError } from './launch-error'

const EVERY_ADDRESS = ['::', '0.0.0.0', '127.0.0.1']
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Why a port cannot be had, as the system calls it: EADDRINUSE, EACCES; null when it is free. Tried
 * on the addresses that servers bind to by default and on loopback, because some systems let one
 * program have the former and another the latter.
 */
export async function portFault(port: number): Promise<string | null> {
  for (const address of EVERY_ADDRESS) {
    const failure = await tryToListen(port, address)
    if (failure !== null && !NO_SUCH_ADDRESS.includes(failure)) return failure
  }
  return null
}

/** Why nothing can listen on an address, as the system calls it; null when it can. */
export function hostFault(host: string): Promise<string | null> {
  return tryToListen(0, host)
}

/** A port of 127.0.0.1 that is free now: `wanted` when it is, else one that the system chooses. */
export async function freeLoopbackPort(wanted: number | null): Promise<number> {
  if (wanted !== null && (await tryToListen(wanted, '127.0.0.1')) === null) return wanted
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new LaunchError('The system gave no free port.'))
      })
    })
  })
}

function tryToListen(port: number, address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      resolve(errorCode(error))
    })
    server.listen({ port, host: address, exclusive: true }, () => {
      server.close(() => {
        resolve(null)
      })
    })
  })
}
