/**
 * What the server is told at every start, so that no file in the cluster has to be edited. What keeps data safe (fsync,
 * full_page_writes, synchronous_commit) is left as PostgreSQL has it: on.
 */
export function serverSettings(listenAddresses: string): string[] {
  const settings = {
    listen_addresses: listenAddresses,
    unix_socket_permissions: '0700',
    jit: 'off',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The app tells what its queries were answered; this log is about the server's own life, and must not fill a disk.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
    cluster_name: 'zay',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
