/**
 * A setting that is wrong. The message is one line that names the setting, what it holds (secrets
 * masked) and what it should be, fit to be printed as it is.
 */
export class SettingError extends Error {
  readonly setting: string

  constructor(setting: string, holds: string, shouldBe: string) {
    super(`${setting} ${holds}, but should be ${shouldBe}.`)
    this.name = 'SettingError'
    this.setting = setting
  }
}
