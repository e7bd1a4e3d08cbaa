/** Names of the settings' queries: the one place that makes them. */
export const settingsKeys = {
  health: () => ['settings', 'health'] as const,
  jobs: () => ['settings', 'jobs'] as const,
}

export const settingsReads = {
  health: () => '/api/settings/health',
  jobs: () => '/api/settings/jobs',
  customerData: (ref: string) => `/api/settings/customer-data/${ref}`,
}
