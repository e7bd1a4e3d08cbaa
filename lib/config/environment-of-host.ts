/** Which platform this is: the badge on the screen, and whether demo data may be made. */
export type PlatformEnvironment = 'simulator' | 'sandbox' | 'release'

const TRIAL_LABEL = /^(?:.*[-_])?(?:sandbox|test|testing|uat|staging|stage|dev|sit)\d*(?:[-_].*)?$/

/**
 * Sandbox when every host says so in a label of its name (`api-sandbox.platform.example`), else
 * release: taking a release for a sandbox costs real deliveries, the other way round only care.
 */
export function environmentOfHosts(hosts: readonly string[]): PlatformEnvironment {
  return hosts.every(isTrialHost) ? 'sandbox' : 'release'
}

function isTrialHost(host: string): boolean {
  const labels = new URL(host).hostname.split('.')
  return labels.some((label) => TRIAL_LABEL.test(label))
}
