import { takeLock } from '../../launch/named-lock.mjs'

// Takes a lock and says whether it has it, for tests; ends when it is killed.
const [, , purpose = '', folder = ''] = process.argv
console.log((await takeLock(purpose, folder)) === null ? 'REFUSED' : 'TAKEN')
process.stdin.resume()
