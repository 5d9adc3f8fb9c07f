#!/usr/bin/python3
"""A window with nothing but a page of WebKitGTK in it, for its WebDriver to drive.

WebKit's own MiniBrowser has a toolbar, which no phone's window is wide enough for, and keeps to itself what goes wrong in a page.
"""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Before any script of the page: what goes wrong there outlasts it, for the driver to ask for.
WATCH = """
const note = (what) => sessionStorage.setItem(
  'errors', JSON.stringify([...JSON.parse(sessionStorage.getItem('errors') ?? '[]'), String(what)]));
addEventListener('error', ({ message, target }) => note(message ?? `${target.src ?? target.href} did not load`), true);
addEventListener('unhandledrejection', ({ reason }) => note(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(`${violatedDirective}: ${blockedURI}`));
const say = console.error;
console.error = (...things) => { note(things.join(' ')); say(...things); };
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_window(_session):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(WebKit2.UserScript(
        WATCH, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    return view


def start(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
