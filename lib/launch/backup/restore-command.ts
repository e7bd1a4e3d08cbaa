import { resolve } from 'node:path'
import { settings } from '@/lib/config/settings'
import { LaunchError, reportFailure } from '../launch-error'
import { restore } from './restore'

const say = (line: string) => {
  console.log(line)
}

try {
  const [, , file] = process.argv
  if (file === undefined) throw new LaunchError('Say from where: npm run restore -- FILE')
  const given = settings()
  const takenAt = await restore({ settings: given, path: resolve(file), say })
  say(`Restored into ${given.dataDir}, as everything was at ${takenAt}. Start it: npm start`)
  process.exit(0)
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
