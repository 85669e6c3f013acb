// The service worker: shows what the house sends while no page of it is open, and nothing else.
self.addEventListener("push", (event) => {
    const { subject, text, link } = event.data.json();
    event.waitUntil(
        self.registration.showNotification(subject, {
            body: text,
            icon: "icon.svg",
            tag: link,
            data: link,
        }),
    );
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(self.clients.openWindow(event.notification.data));
});
