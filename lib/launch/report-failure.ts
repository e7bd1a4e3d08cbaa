import { SettingError } from '@/lib/config/setting-error'
import { LaunchError } from './launch-error'

/** Says on stderr why it goes no further: one line when the person can put it right. */
export function reportFailure(error: unknown): void {
  const expected = error instanceof LaunchError || error instanceof SettingError
  console.error(expected ? error.message : error)
}
