#!/bin/sh
# Runs the server as the main process of a container and ends as it does. After exit status 78 (settings that keep it from
# serving, which a restart does not change) it waits instead, because the engine would restart the container again and again.
# The container is then unhealthy, and its log says why.
running=
stopped=
stop() {
  stopped=yes
  test -z "$running" || kill -TERM "$running" 2>/dev/null
}
trap stop TERM INT

# Waits for the process that was started last. A signal interrupts `wait`, which is then called again.
await() {
  running=$!
  test -z "$stopped" || kill -TERM "$running" 2>/dev/null
  while :; do
    wait "$running"
    status=$?
    kill -0 "$running" 2>/dev/null || break
  done
}

node --max-semi-space-size=8 --expose-gc .next/serve/serve.mjs &
await
running=
if [ "$status" -ne 78 ] || [ -n "$stopped" ]; then exit "$status"; fi

echo '{"level":"fatal","msg":"The server waits: correct its settings, then create the container again (docker compose up)."}'
# In short steps: a signal that meets a program between its fork and its start is lost.
while [ -z "$stopped" ]; do sleep 1; done
exit 78
